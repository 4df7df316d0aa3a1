import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from './config.ts';
import { variables } from './environment.ts';

/** What an operator starts from: these files say nothing that the service or the repository does not know. */
const repository = new URL('../../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, repository), 'utf8');

/** Read by the gateway, or by compose.yaml itself. */
const known = new Set<string>([...variables, 'HOST', 'TRUST_PROXY', 'API_URL']);
const ofCompose = new Set(['SITE', 'POSTGRES_PASSWORD', 'VALKEY_PASSWORD', 'RIMBA_IMAGE', 'RIMBA_SERVERS']);
const unknownIn = (names: readonly string[], also = new Set<string>()) =>
  names.filter((name) => !known.has(name) && !also.has(name));

const compose = parse(textOf('compose.yaml'), { merge: true });
const pod = parseAllDocuments(textOf('deploy/kubernetes/rimba.yaml')).map((one) => one.toJS())[0].spec
  .template.spec;
const example = [...textOf('deploy/env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

it('gives Rimba only variables that it reads', () => {
  expect(unknownIn(Object.keys(compose.services['rimba-1'].environment))).toEqual([]);
  expect(unknownIn(pod.containers[0].env.map(({ name }: { name: string }) => name))).toEqual([]);
  expect(
    unknownIn(
      example.map(([name]) => name),
      ofCompose,
    ),
  ).toEqual([]);
  const [, image = ''] = /^ENV (NODE_ENV=.*)$/m.exec(textOf('Dockerfile')) ?? [];
  const inImage = image.split(' ').map((pair) => pair.split('=')[0] ?? '');
  expect(inImage).toHaveLength(5);
  expect(unknownIn(inImage)).toEqual([]);
});

it('has a place for everything that production cannot do without', () => {
  let missing = '';
  try {
    loadConfig({ RIMBA_MODE: 'production' });
  } catch (error) {
    missing = String(error);
  }
  const needed = [...missing.matchAll(/(\w+) is missing/g)].map(([, name]) => name);
  expect(needed.length).toBeGreaterThan(8);
  const [, told = ''] = /<!-- needed -->([\s\S]*)<!-- \/needed -->/.exec(textOf('docs/operate.md')) ?? [];
  expect([...told.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(needed.sort());
  const given = new Set([
    ...Object.keys(compose.services['rimba-1'].environment),
    ...example.map(([name]) => name),
  ]);
  expect(needed.filter((name) => !given.has(name ?? ''))).toEqual([]);
});

it('is filled in and accepted as it is written', () => {
  const filled = Object.fromEntries(example.map(([name, value]) => [name, value || 'x'.repeat(40)]));
  const environment: Record<string, string> = compose.services['rimba-1'].environment;
  const shell = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, given, usual) => filled[given] ?? usual ?? ''),
    ]),
  );
  const config = loadConfig({ ...filled, ...shell, RIMBA_MODE: 'production' });
  expect(config).toMatchObject({ mode: 'production', publicUrl: 'https://rimba.example' });
  expect(config.s3).toMatchObject({ bucket: 'rimba' });
});

it('pins every image, and runs Rimba as nobody in particular on files it cannot write', () => {
  const images = Object.values<{ image: string }>(compose.services).map(({ image }) => image);
  expect(images.filter((image) => !/^[\w/.-]+:v?\d[\w.-]*$|^\$\{RIMBA_IMAGE/.test(image))).toEqual([]);
  const dockerfile = textOf('Dockerfile');
  const { catalog } = parse(textOf('pnpm-workspace.yaml'));
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect([...new Set(bases)]).toEqual([`node:${catalog.node}-bookworm-slim`]);
  const { packageManager } = JSON.parse(textOf('package.json'));
  expect(dockerfile).toContain(`npm install --global ${packageManager}`);
  expect(compose.services['rimba-2']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(pod.containers[0].securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
});

it('says of every alert what it means, and of no other', () => {
  const [group] = parse(textOf('deploy/prometheus/alerts.yaml')).groups;
  const alerts: string[] = group.rules.map(({ alert }: { alert: string }) => alert);
  const told = [...textOf('docs/operate.md').matchAll(/^\| `(Rimba\w+)`/gm)].map(([, name]) => name);
  expect(told).toEqual(alerts);
});

it('names only files, commands and variables that there are', () => {
  const guide = textOf('docs/operate.md');
  const files = [...guide.matchAll(/`((?:deploy\/[\w./-]+|compose\.yaml|Dockerfile|README\.md))`/g)].map(
    ([, name = '']) => name,
  );
  for (const file of files) expect(() => textOf(file).length, file).not.toThrow(/ENOENT/);
  const families = new Set(
    readdirSync(new URL('apps/api/src/cli', repository), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.command.ts'))
      .flatMap((file) => [...textOf(`apps/api/src/cli/${file}`).matchAll(/program\s*\.command\('(\w+)/g)])
      .map(([, name]) => name),
  );
  const commands = [...guide.matchAll(/\brimba (\w+) (?:\w|…|<|--|`)/g)]
    .map(([, word = '']) => word)
    .filter((word) => guide.includes(`\`rimba ${word}`));
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((word) => !families.has(word))).toEqual([]);
  const upper = [...guide.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  expect(unknownIn(upper, ofCompose)).toEqual([]);
});

it('starts from the README by the pnpm that the lock file was made with', () => {
  const { packageManager } = JSON.parse(textOf('package.json'));
  const started = [...textOf('README.md').matchAll(/^npx .*(?:pnpm\S*) (?:start|test) .*$/gm)].map(
    ([line]) => line,
  );
  expect(started).toHaveLength(2);
  for (const line of started) expect(line).toContain(`npx --yes ${packageManager} `);
});

it('lists every licence of what is shipped, and no other', () => {
  const found = execFileSync(
    'pnpm',
    ['--filter-prod', '@rimba/gateway...', 'licenses', 'list', '--prod', '--json'],
    {
      cwd: repository,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  const told = [...textOf('docs/licences.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(JSON.parse(found)).sort());
});
