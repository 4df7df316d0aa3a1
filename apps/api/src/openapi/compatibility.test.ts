import { readdir, readFile } from 'node:fs/promises';
import { apiDiff } from 'api-smart-diff';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
/** A description without its sentences: they break no program, and beside a reference the library stumbles over them. */
const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'), (key, value) => {
    if (key === 'description' && typeof value === 'string') return undefined;
    return isOpen(key, value) ? [] : (bareFailure(value) ?? value);
  });

/** Whom an open call knows besides keeps nobody out. */
const isOpen = (key: string, value: unknown) =>
  key === 'security' && Array.isArray(value) && value.some((way) => Object.keys(way).length === 0);

/**
 * A failure without its envelope, which is compared once among the schemas: the library pairs the parts of an `allOf` by
 * likeness, and takes envelope and code for one another once there are enough new codes.
 */
function bareFailure(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('allOf' in value)) return undefined;
  const [envelope, own] = Array.isArray(value.allOf) ? value.allOf : [];
  return envelope?.$ref === '#/components/schemas/Failure' ? own : undefined;
}

/** What of a description would break a program that was written against the one before. */
const broken = (before: unknown, after: unknown) =>
  apiDiff(before, after)
    .filter(breaks)
    .map(({ action, path }) => `${action} ${path.join(' ')}`);

/** The library's own rules, with three of ours: it forgives an answer what it would not forgive a question. */
function breaks({ action, type, path }: ReturnType<typeof apiDiff>[number]): boolean {
  const [within, name] = path.slice(-2);
  // One code or status more is how an answer grows.
  if (action === 'add' && within === 'enum') return false;
  // One more way in closes none that was there.
  if (action === 'add' && within === 'securitySchemes') return false;
  if (action === 'remove' && within === 'properties') return true;
  if (action === 'replace' && name === 'type') return true;
  return type === 'breaking';
}

/** A changeset that says: what is released next is for nobody who does not look at it first. */
async function announcesBreak(): Promise<boolean> {
  const folder = new URL('.changeset/', root);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.some((text) => /^['"]@rimba\/api-client['"]: major$/m.test(text));
}

it('breaks nothing that was released, unless a changeset says so', async () => {
  const released = await read('packages/api-client/released/openapi.json');
  const found = broken(released, await read('packages/api-client/openapi.json'));
  if (await announcesBreak()) return;
  expect(found).toEqual([]);
});

it('says of everything deprecated from when on it is gone', async () => {
  const { paths } = (await read('packages/api-client/openapi.json')) as {
    paths: Record<string, Record<string, { deprecated?: boolean; 'x-sunset'?: string }>>;
  };
  const undated = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => call.deprecated && !call['x-sunset'])
      .map(([method]) => `${method} ${path}`),
  );
  expect(undated).toEqual([]);
});

it('knows what breaks a program, and what does not', () => {
  const described = (field: object, ...parameters: object[]) => {
    const schema = { type: 'object', properties: { id: { type: 'integer' }, ...field } };
    const responses = { 200: { description: 'A tree', content: { 'application/json': { schema } } } };
    return {
      openapi: '3.1.0',
      info: { title: '', version: '1' },
      paths: { '/tree': { get: { parameters, responses } } },
    };
  };
  const before = described({ name: { type: 'string' } });
  const filter = { name: 'species', in: 'query', schema: { type: 'string' } };
  expect(broken(before, described({ name: { type: 'string' }, code: { type: 'string' } }, filter))).toEqual(
    [],
  );
  const scheme = { type: 'http', scheme: 'bearer' };
  const secured = (...names: string[]) => ({
    ...before,
    components: { securitySchemes: Object.fromEntries(names.map((name) => [name, scheme])) },
  });
  expect(broken(secured('bearer'), secured('bearer', 'readKey'))).toEqual([]);
  expect(broken(before, described({}))).not.toEqual([]);
  expect(broken(before, described({ name: { type: 'integer' } }))).not.toEqual([]);
  expect(broken(before, described({ name: { type: 'string' } }, { ...filter, required: true }))).not.toEqual(
    [],
  );
});
