import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Config, ConfigError } from '../config/config.ts';
import { storedSecret } from './secrets.ts';

/** Encrypts what the database keeps and nobody should read in it. */
export type Sealing = {
  /** `about` names what is sealed, so that it cannot be put in another's place. */
  seal(plain: string, about: string): string;
  /** @throws ConfigError when neither the key nor the one before it opens what is sealed, or it was changed. */
  open(sealed: string, about: string): string;
  /** Whether it was sealed by the key of now. */
  isCurrent(sealed: string): boolean;
};

type Key = { id: string; key: Buffer };

/** key id, nonce, content and tag, each in base64url. */
const shape = /^sealed:([\w-]{8})\.([\w-]{16})\.([\w-]+)\.([\w-]{22})$/;

/**
 * AES-256-GCM under RIMBA_SECRETS_KEY, or under the key made at the first start and kept in the data folder.
 * RIMBA_SECRETS_KEY_BEFORE still opens.
 */
export function openSealing(config: Pick<Config, 'secretsKey' | 'secretsKeyBefore' | 'dataFolder'>): Sealing {
  const current = keyOf(config.secretsKey ?? storedSecret(config.dataFolder, 'secrets-key'));
  const before = config.secretsKeyBefore === undefined ? [] : [keyOf(config.secretsKeyBefore)];
  const keys = [current, ...before];

  return {
    seal(plain, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(about));
      const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const parts = [nonce, content, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return `sealed:${[current.id, ...parts].join('.')}`;
    },

    open(sealed, about) {
      const [, id, ...parts] = shape.exec(sealed) ?? [];
      const [nonce, content, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      const key = keys.find((one) => one.id === id)?.key;
      if (!key || !nonce || !content || !tag) throw cannotOpen(about);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
          .setAAD(Buffer.from(about))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw cannotOpen(about, cause);
      }
    },

    isCurrent: (sealed) => sealed.startsWith(`sealed:${current.id}.`),
  };
}

function keyOf(secret: string): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'rimba secrets', purpose, length));
  return { id: derive('name', 6).toString('base64url'), key: derive('key', 32) };
}

const cannotOpen = (about: string, cause?: unknown) =>
  new ConfigError(
    `RIMBA_SECRETS_KEY does not open ${about}: give the key it was sealed with as RIMBA_SECRETS_KEY_BEFORE.`,
    { cause },
  );
