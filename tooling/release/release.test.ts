import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packPackage } from '@rimba/config/pack-package';
import { readManifest } from '@rimba/config/published-manifest';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type LocalRegistry, openRegistry } from './local-registry.ts';
import { release } from './release.ts';

const run = promisify(execFile);
const clientsLibraries = join(import.meta.dirname, '../../packages/api-client/node_modules');

const said: string[] = [];
const say = (line: string) => void said.push(line);
let registry: LocalRegistry;
let folder: string;

beforeAll(async () => {
  registry = await openRegistry();
  folder = await mkdtemp(join(tmpdir(), 'rimba-released-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  asOurselves();
  await release(registry.url, say);
});

afterEach(() => {
  vi.unstubAllEnvs();
  said.length = 0;
});

afterAll(async () => {
  await registry?.close();
  await rm(folder, { recursive: true });
});

function asOurselves(): void {
  for (const [name, value] of Object.entries(registry.environment)) vi.stubEnv(name, value);
}

/** A program, as somebody calls it in a project that is empty but for what was installed. */
async function call(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, {
    cwd: folder,
    env: { ...process.env, ...registry.environment },
  });
  return stdout;
}

/** What others than Rimba published: the client's libraries, as they are installed here. */
async function publishLibraries(): Promise<void> {
  const fetching = await realpath(join(clientsLibraries, 'openapi-fetch'));
  const solving = await realpath(join(clientsLibraries, 'altcha-lib'));
  for (const library of [fetching, join(dirname(fetching), 'openapi-typescript-helpers'), solving]) {
    const tarball = await packPackage(library, join(folder, 'packed', basename(library)));
    await call('npm', 'publish', tarball, '--no-provenance');
  }
}

test('both packages are published, and once', async () => {
  const client = /^@rimba\/api-client@\S+ is published/;
  const design = /^@rimba\/ui@\S+ is published/;
  expect(said).toEqual([expect.stringMatching(client), expect.stringMatching(design)]);
  const again = said.map((line) => `${line} already`);
  said.length = 0;
  asOurselves();
  await release(registry.url, say);
  expect(said).toEqual(again);
});

test('what is published is installed where nothing else is', async () => {
  await publishLibraries();
  await call('npm', 'install', '@rimba/api-client', '--no-audit');
  const use = "console.log(typeof createRimba({ baseUrl: 'https://rimba.example' }).trees.list)";
  const required = `const { createRimba } = require('@rimba/api-client'); ${use}`;
  const imported = `import { createRimba } from '@rimba/api-client'; ${use}`;
  expect(await call('node', '--eval', required)).toBe('function\n');
  expect(await call('node', '--input-type=module', '--eval', imported)).toBe('function\n');

  // The design system's own libraries are many: it is unpacked without them.
  const tarball = (await call('npm', 'pack', '@rimba/ui', '--silent')).trim();
  await call('tar', '-xzf', tarball);
  for (const place of ['node_modules/@rimba/api-client', 'package']) {
    const manifest = await readManifest(join(folder, place));
    expect(manifest).toMatchObject({
      repository: { type: 'git', directory: expect.stringMatching(/^packages\//) },
      engines: { node: '>=20.19' },
      license: 'Apache-2.0',
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js']) {
      expect(await readFile(join(folder, place, file), 'utf8')).not.toBe('');
    }
  }
});

test('nothing is published where the registry does not know who asks', async () => {
  vi.stubEnv('npm_config_userconfig', join(folder, 'npmrc'));
  await expect(release(registry.url, say)).rejects.toThrow('E401');
  expect(said).toEqual([]);
});
