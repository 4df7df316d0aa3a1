import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { release } from './release.ts';

const run = promisify(execFile);

type Document = {
  name: string;
  versions: Record<string, Record<string, unknown>>;
  _attachments: Record<string, { data: string }>;
};

/** As much of a registry as npm asks for: what is put by name is kept and told. */
const kept = new Map<string, Document>();
let server: Server;
let registry: string;
let folder: string;

beforeEach(async () => {
  kept.clear();
  server = createServer(async (request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    if (request.method === 'PUT') kept.set(name, (await json(request)) as Document);
    const found = kept.get(name);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'not_found' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  registry = `http://127.0.0.1:${port}/`;
  folder = await mkdtemp(join(tmpdir(), 'rimba-registry-'));
  await writeFile(join(folder, 'npmrc'), `//127.0.0.1:${port}/:_authToken=ours\n`);
  vi.stubEnv('npm_config_userconfig', join(folder, 'npmrc'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

async function filesOf({ _attachments }: Document): Promise<string> {
  const [attachment] = Object.values(_attachments);
  const tarball = join(folder, 'published.tgz');
  await writeFile(tarball, Buffer.from(attachment?.data ?? '', 'base64'));
  return (await run('tar', ['-tzf', tarball])).stdout;
}

test('the client and the design system are published once, as their consumers are to see them', async () => {
  const said: string[] = [];
  await release(registry, (line) => said.push(line));
  expect([...kept.keys()].sort()).toEqual(['@rimba/api-client', '@rimba/ui']);
  for (const [name, document] of kept) {
    const [[version, manifest] = []] = Object.entries(document.versions);
    expect(said).toContain(`${name}@${version} is published`);
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    const files = await filesOf(document);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js']) {
      expect(files).toContain(`package/${file}\n`);
    }
  }

  const again: string[] = [];
  await release(registry, (line) => again.push(line));
  expect(again).toEqual(said.map((line) => `${line} already`));
});

test('nothing is published where the registry refuses the asking', async () => {
  server.removeAllListeners('request');
  server.on('request', (_, response) => response.writeHead(403).end('{"error":"forbidden"}'));
  await expect(release(registry, () => {})).rejects.toThrow('E403');
  expect(kept.size).toBe(0);
});
