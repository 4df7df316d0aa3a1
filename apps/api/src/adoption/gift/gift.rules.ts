import { dayMs } from '../../clock/day.ts';
import { type Finding, present } from '../../http/body-rules.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { tidyEmail } from '../../identity/adopter/index.ts';
import { type GivenProof, type GuestProof, wrongInProof } from '../../identity/guest/index.ts';

export const giftStates = ['open', 'accepted', 'ended'] as const;
export type GiftState = (typeof giftStates)[number];

/** @param endsAt of its last term, exclusive */
export function giftState({ claimedAt }: { claimedAt: Date | null }, endsAt: Date, now: Date): GiftState {
  if (claimedAt) return 'accepted';
  return endsAt > now ? 'open' : 'ended';
}

type Claimable = { giverId: number; claimedById: number | null; claimedAt: Date | null };

/**
 * Whether somebody takes a gift; false where it is theirs already.
 * @throws Problem gift.own, gift.accepted, gift.ended
 */
export function isClaim(gift: Claimable, endsAt: Date, adopterId: number, now: Date): boolean {
  if (gift.claimedById === adopterId) return false;
  if (gift.claimedAt) throw new Problem('gift.accepted');
  if (gift.giverId === adopterId) throw new Problem('gift.own');
  if (endsAt <= now) throw new Problem('gift.ended');
  return true;
}

const mailedAgainAfterDays = 7;

/**
 * From when its giver may have a gift's mail sent again, as many days after the last. Null where it went to nobody yet, was
 * accepted, or has ended.
 * @param endsAt of its last term, exclusive
 */
export function mailableAt(
  {
    sentAt,
    sentAgainAt,
    claimedAt,
  }: { sentAt: Date | null; sentAgainAt: Date | null; claimedAt: Date | null },
  endsAt: Date,
  now: Date,
): Date | null {
  if (!sentAt || claimedAt || endsAt <= now) return null;
  return new Date((sentAgainAt ?? sentAt).getTime() + mailedAgainAfterDays * dayMs);
}

/** What is wrong with a proof; somebody with a session sends none. */
export function wrongInClaim(proof: GivenProof): Finding[] {
  const { email, code, browser } = proof;
  return email === undefined && code === undefined && browser === undefined ? [] : wrongInProof(proof);
}

/** @throws Problem gift.proof_required, or with every wrong field */
export function proofOf(body: GivenProof): GuestProof {
  refuseWrong(present(wrongInClaim(body)));
  const { email, code, browser } = body;
  if (email === undefined || code === undefined || browser === undefined) {
    throw new Problem('gift.proof_required');
  }
  return { email: tidyEmail(email), code, browser };
}

/** Notices that one account sends a day. */
export const mostGiftNotices = 20;
