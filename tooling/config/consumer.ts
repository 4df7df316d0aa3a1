import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packPackage } from './pack-package.ts';
import { publishedManifest } from './published-manifest.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..');

/** An application of somebody else's, outside the repository. */
export interface Consumer {
  readonly folder: string;
  /** What would be published. */
  readonly tarball: string;
  /** What its programs know of the world around them. */
  readonly env: NodeJS.ProcessEnv;
  /** Runs a program of the workspace there; gives what it wrote, complaints included. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

interface ConsumerOptions {
  /** The built package, from the repository's root. */
  readonly of: string;
  /** The consumer's own files. */
  readonly files: string;
  /** Whose libraries it may use: a workspace's folder, from the repository's root. */
  readonly from: string;
  /** What it has installed of them beside the package. */
  readonly libraries: readonly string[];
  /** What its programs are told in addition. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Packs a package with npm and unpacks the tarball where an installation would put it. What it depends on is
 * linked from the workspace, so that nothing is fetched.
 */
export async function consumerOf(options: ConsumerOptions): Promise<Consumer> {
  const { of, files, from, libraries, variables } = options;
  const source = join(repository, of);
  const installed = join(repository, from, 'node_modules');
  const folder = await mkdtemp(join(tmpdir(), 'rimba-consumer-'));
  const modules = join(folder, 'node_modules');
  const { name, dependencies = {} } = await publishedManifest(source);
  await cp(files, folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarball = await packPackage(source, join(folder, 'packed'));
  await unpack(tarball, join(modules, name));
  const links = [
    ...libraries.map((library) => [installed, library] as const),
    ...Object.keys(dependencies).map((dependency) => [join(source, 'node_modules'), dependency] as const),
  ];
  for (const [place, library] of links) await link(join(place, library), join(modules, library));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: join(installed, '.bin') + delimiter + process.env.PATH,
    ...variables,
  };
  // Node complains of the two together, and what programs write is looked at: without colours.
  delete env.FORCE_COLOR;
  return {
    folder,
    tarball,
    env,
    run: async (program, ...args) => {
      const { stdout, stderr } = await run(program, args, { cwd: folder, env }).catch((failure) => failure);
      return stdout + stderr;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function unpack(tarball: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}
