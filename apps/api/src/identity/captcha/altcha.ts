import { randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../database/client.ts';
import { spendOnce } from '../security/index.ts';
import { CaptchaChallenge } from './captcha.schemas.ts';
import type { CaptchaProvider } from './captcha.ts';

const life = 10 * 60 * 1_000;
const longest = 4_096;
/** Tries until the answer: chosen at random between these. */
const tries = { from: 100, to: 400 };

const Answer = Type.Object({
  challenge: CaptchaChallenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
});

/** Proof of work on the visitor's own machine: no outside service, nothing personal. */
export function createAltcha({
  db,
  signatureKey,
  keyKey,
  cost,
}: {
  db: Db;
  signatureKey: Buffer;
  keyKey: Buffer;
  /** PBKDF2 rounds a try. */
  cost: number;
}): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: signatureKey.toString('hex'),
    hmacKeySignatureSecret: keyKey.toString('hex'),
  };

  return {
    async challenge(action) {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.from, tries.to),
        deriveKey,
        expiresAt: new Date(Date.now() + life),
        data: { action },
        ...secrets,
      });
      return Value.Parse(CaptchaChallenge, made);
    },

    async verify(token, action) {
      const answer = read(token);
      if (!answer || answer.challenge.parameters.data.action !== action) return 'wrong';
      const { verified } = await verifySolution({
        challenge: answer.challenge as Payload['challenge'],
        solution: answer.solution as Payload['solution'],
        deriveKey,
        ...secrets,
      });
      const { nonce, expiresAt } = answer.challenge.parameters;
      if (!verified) return 'wrong';
      return (await spendOnce(db, nonce, new Date(expiresAt * 1_000))) ? 'right' : 'spent';
    },
  };
}

function read(token: string): Static<typeof Answer> | undefined {
  if (token.length > longest) return undefined;
  try {
    const answer: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return Value.Check(Answer, answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
