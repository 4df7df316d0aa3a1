import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabytes = 1_000;

/** The folder that database and replicas keep their things in: a disk of its own where root may mount one. */
export type Disk = {
  readonly folder: string;
  /** Takes all that is free; undefined where the disk is everybody's. */
  readonly fill: (() => Promise<void>) | undefined;
  /** Gives it back. */
  free(): Promise<void>;
  close(): Promise<void>;
};

export async function openDisk(): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-chaos-'));
  const own = platform() === 'linux' && process.getuid?.() === 0 && (await mounted(folder));
  // Where root runs it, the database runs as another user, who has to reach its data here.
  await chmod(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: own ? () => fillWith(ballast) : undefined,
    free: () => rm(ballast, { force: true }),
    async close() {
      if (own) await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const mounted = (folder: string): Promise<boolean> =>
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );

async function fillWith(file: string): Promise<void> {
  const ballast = await open(file, 'a');
  try {
    for (const size of [1_048_576, 4_096]) {
      const piece = Buffer.alloc(size);
      let full = false;
      while (!full) {
        full = await ballast.write(piece).then(
          ({ bytesWritten }) => bytesWritten < size,
          () => true,
        );
      }
    }
  } finally {
    await ballast.close();
  }
}
