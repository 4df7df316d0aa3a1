import { eq } from 'drizzle-orm';
import { adopter } from '../../database/schema/index.ts';
import type { ErrorCode } from '../../http/problem.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Extract<ErrorCode, `verification.${string}` | `reset.${string}`>;

/** Proof of an address, and the way back to a forgotten password. */
export function proofSentences(world: Speaker): Cases<Code> {
  const { ask } = world;
  const strange = 'x'.repeat(43);

  /** What the newest link of an address carries. */
  async function linkTo(email: string) {
    await world.services.jobs.drain();
    const [mail] = await world.mailsTo(email);
    const { searchParams } = new URL(String(mail?.data.link));
    return { adopterId: Number(searchParams.get('adopterId')), code: searchParams.get('code') };
  }
  async function verify(changes: object = {}, before: (id: number) => Promise<unknown> = async () => {}) {
    const { adopter: owner, email } = await world.signUp({ verified: false });
    const link = await linkTo(email);
    await before(owner.id);
    return ask('PUT', '/email/verification', { ...link, ...changes });
  }
  async function reset(changes: object = {}, before: (id: number) => Promise<unknown> = async () => {}) {
    const { adopter: owner, email } = await world.signUp();
    await ask('POST', '/email/reset-password', { email });
    const link = await linkTo(email);
    await before(owner.id);
    return ask('PUT', '/reset-password', { ...link, password: 'ulin di hulu sungai', ...changes });
  }
  /** Digits that nobody was sent, typed as often as said. */
  async function typeWrong(times: number, before: () => Promise<unknown> = async () => {}) {
    const { headers, email } = await world.signUp({ verified: false });
    await world.services.jobs.drain();
    const [mail] = await world.mailsTo(email);
    const code = mail?.data.code === '000000' ? '111111' : '000000';
    await before();
    for (let tries = 1; tries < times; tries += 1) await ask('PUT', '/email/verification', { code }, headers);
    return ask('PUT', '/email/verification', { code }, headers);
  }
  const move = (id: number) =>
    world.db.update(adopter).set({ email: world.freshEmail() }).where(eq(adopter.id, id));
  const wait = (hours: number) => world.services.clock.advance(hours * 3_600);

  return {
    'verification.required': async () => {
      const { headers } = await world.signUp({ verified: false });
      return ask('POST', '/profile/confirmation', undefined, headers);
    },
    'verification.invalid_details': () => verify({ code: ' ' }),
    'verification.invalid_link': () => verify({ code: 'short' }),
    'verification.invalid_adopter_id': () => verify({ adopterId: 'one' }),
    'verification.not_found': () => verify({ code: strange }),
    'verification.expired': () => verify({}, () => wait(25)),
    'verification.failed': () => verify({}, move),
    'verification.already_verified': async () =>
      ask('POST', '/email/verification', undefined, (await world.buyer()).headers),
    'verification.cooldown': async () => {
      const { headers } = await world.signUp({ verified: false });
      return ask('POST', '/email/verification', undefined, headers);
    },
    'verification.password_needed': () => verify(),
    'verification.wrong_code': () => typeWrong(1),
    'verification.code_expired': () => typeWrong(1, () => wait(1)),
    'verification.code_locked': () => typeWrong(5),
    'reset.invalid_code': () => reset({ code: 'short' }),
    'reset.code_not_found': () => reset({ code: strange }),
    'reset.code_expired': () => reset({}, () => wait(2)),
    'reset.failed': () => reset({}, move),
    'reset.cooldown': async () => {
      const email = world.freshEmail();
      await ask('POST', '/email/reset-password', { email });
      return ask('POST', '/email/reset-password', { email });
    },
  };
}
