import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

export type Secrets = {
  /** A key of 32 bytes of its own for each purpose, always the same for the same secret. */
  keyFor(purpose: string): Buffer;
};

/** From RIMBA_SECRET, or from the one made at the first start and kept in the data folder. */
export function openSecrets(config: Pick<Config, 'secret' | 'dataFolder'>): Secrets {
  const secret = config.secret ?? storedSecret(config.dataFolder, 'secret');
  return {
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'rimba', purpose, 32)),
  };
}

/** A secret of this installation, readable by its owner alone. */
export function storedSecret(dataFolder: string, name: string): string {
  const file = join(dataFolder, name);
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Linked whole: a start killed half way leaves no empty secret, and of two first starts one is the author.
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
