import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { Problem } from '../../http/problem.ts';
import { shownHolder } from '../certificate/index.ts';
import {
  findGiftByCode,
  findGiverName,
  type GiftRow,
  type GivenTerm,
  listGivenTerms,
} from './gift.repository.ts';
import { giftState } from './gift.rules.ts';
import type { Gift } from './gift.schemas.ts';
import { giftCodeHash } from './gift-code.rules.ts';

export type GiftViewService = ReturnType<typeof createGiftViewService>;

/** Gifts as whoever has their code sees them, with what is true of their trees now. */
export function createGiftViewService({ clock }: { clock: Clock }) {
  /** @throws Problem gift.not_found */
  async function find(db: Db, typed: string): Promise<GiftRow> {
    const gift = await findGiftByCode(db, giftCodeHash(typed));
    if (!gift) throw new Problem('gift.not_found');
    return gift;
  }

  /** What lasts longest of it, and all its terms. @throws Problem gift.not_found where nothing was granted */
  async function termsOf(db: Db, { id }: GiftRow): Promise<[GivenTerm, ...GivenTerm[]]> {
    const [latest, ...others] = await listGivenTerms(db, id);
    if (!latest) throw new Problem('gift.not_found');
    return [latest, ...others];
  }

  async function view(db: Db, gift: GiftRow): Promise<Gift> {
    const now = clock.now();
    const terms = await termsOf(db, gift);
    const [{ certificate }] = terms;
    const running = terms.filter(({ endsAt }) => endsAt > now);
    const shown = running.length ? running : terms.filter((term) => term.certificate.id === certificate.id);
    const treeIds = [...new Set(shown.map(({ treeId }) => treeId))];
    const [cards, giver] = await Promise.all([findTreeCards(db, treeIds), findGiverName(db, gift)]);
    return {
      giver,
      holder: shownHolder(certificate.holder, certificate.holderDisplay),
      message: certificate.message,
      trees: treeIds.map((id) => cardOf(cards, id)),
      startsAt: new Date(Math.min(...terms.map(({ startsAt }) => startsAt.getTime()))).toISOString(),
      endsAt: certificate.endsAt.toISOString(),
      certificateNumber: certificate.certificateNumber,
      state: giftState(gift, certificate.endsAt, now),
      acceptedAt: gift.claimedAt?.toISOString() ?? null,
    };
  }

  return {
    find,
    termsOf,
    view,
    read: async (db: Db, typed: string): Promise<Gift> => view(db, await find(db, typed)),
  };
}
