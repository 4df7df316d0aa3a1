import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../state/write-file.ts';
import type { GoogleAccount } from './accounts.ts';

/** What an authorization code stands for until it is exchanged. */
export interface Grant {
  readonly account: GoogleAccount;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  /** PKCE's S256 challenge, where the request had one. */
  readonly codeChallenge: string | null;
  /** Epoch ms of real time. */
  readonly expiresAt: number;
}

export interface CodeStore {
  issue(grant: Omit<Grant, 'expiresAt'>): Promise<string>;
  /** The grant, once; undefined for a code that is unknown, used or too old. */
  redeem(code: string): Promise<Grant | undefined>;
}

const codeLifeMs = 10 * 60_000;

export async function openCodeStore(folder: string): Promise<CodeStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (code: string) => join(folder, `${createHash('sha256').update(code).digest('hex')}.json`);
  return {
    async issue(grant) {
      const code = `4/${randomBytes(32).toString('base64url')}`;
      await writeFileAtomically(
        fileOf(code),
        JSON.stringify({ ...grant, expiresAt: Date.now() + codeLifeMs }),
      );
      return code;
    },
    async redeem(code) {
      const file = fileOf(code);
      try {
        const grant: Grant = JSON.parse(await readFile(file, 'utf8'));
        await rm(file);
        return grant.expiresAt > Date.now() ? grant : undefined;
      } catch {
        // Not there, or taken by another exchange at the same moment.
        return undefined;
      }
    },
  };
}
