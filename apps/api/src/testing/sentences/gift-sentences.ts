import type { ErrorCode } from '../../http/problem.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Extract<ErrorCode, `gift.${string}`>;

/** Gifts that cannot be accepted. */
export function giftSentences(world: Speaker): Cases<Code> {
  async function given() {
    const giver = await world.signUp();
    const { gift } = await world.adopt(giver, await world.plant(1), { gift: { message: 'Untuk Ibu' } });
    const claim = (headers: Record<string, string> = {}) =>
      world.ask('POST', `/gift/${gift.code}/claim`, {}, headers);
    return { giver, claim };
  }
  const another = async () => (await world.signUp()).headers;

  return {
    'gift.not_found': () => world.ask('GET', '/gift/0000-0000-0000'),
    'gift.proof_required': async () => (await given()).claim(),
    'gift.own': async () => {
      const { giver, claim } = await given();
      return claim(giver.headers);
    },
    'gift.accepted': async () => {
      const { claim } = await given();
      await claim(await another());
      return claim(await another());
    },
    'gift.ended': async () => {
      const { claim } = await given();
      await world.services.clock.advance(367 * 24 * 3_600);
      return claim(await another());
    },
  };
}
