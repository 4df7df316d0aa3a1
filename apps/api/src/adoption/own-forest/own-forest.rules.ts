import { dayMs } from '../../clock/day.ts';
import { wibDate } from '../../clock/wib.ts';
import type { TreeStatus } from '../../database/schema/index.ts';
import { isRenewable, termEnd } from '../ledger/index.ts';

export const forestStates = ['in_term', 'ending', 'ended', 'lost', 'replaced'] as const;
export type ForestState = (typeof forestStates)[number];
export const bonds = ['own', 'given', 'received'] as const;
export const possibilities = ['renew', 'adopt_again'] as const;

/** What a tree stands as today. */
export type Standing = { isDead: boolean; isReplaced: boolean };

/** @param endsAt of the last term, exclusive */
export function forestState(tree: Standing, endsAt: Date, now: Date): ForestState {
  if (tree.isDead) return tree.isReplaced ? 'replaced' : 'lost';
  if (endsAt <= now) return 'ended';
  return isRenewable(endsAt, now) ? 'ending' : 'in_term';
}

/** A tree that is no longer offered is in term to its end, and not again. */
export function possibility(state: ForestState, status: TreeStatus): (typeof possibilities)[number] | null {
  if (state === 'ending' && status === 'adopted') return 'renew';
  return state === 'ended' && status === 'ready_to_adopt' ? 'adopt_again' : null;
}

/** Whether its adopter is asked to go on: once its term is over, a gift that was accepted is left to who has it. */
export const isOffered = ({
  can,
  accepted,
}: {
  can: (typeof possibilities)[number] | null;
  accepted?: boolean;
}): boolean => can === 'renew' || (can === 'adopt_again' && !accepted);

/** Whether a visit may come after the term: who does not go on is not told of it. */
export const endsBefore = (next: { by: string }, endsAt: Date): boolean => next.by >= wibDate(endsAt);

/** Surveys in the time of a term: what stood on its first day was measured for somebody else. */
export const surveyedWithin = <T extends { surveyedAt: Date }>(
  surveys: readonly T[],
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): T[] =>
  surveys.filter(({ surveyedAt }) => surveyedAt > new Date(startsAt) && surveyedAt < new Date(endsAt));

/** How often patrols came: all that a community measured on one day is one visit, at one tree or at many. */
export const countVisits = (surveys: readonly { communityId: number; surveyedAt: Date }[]): number =>
  new Set(surveys.map(({ communityId, surveyedAt }) => `${communityId} ${wibDate(surveyedAt)}`)).size;

type Measured = { surveyedAt: Date; height: number; circumference: number };

/**
 * What growth is counted from, whatever terms lie between: the survey that stood on the first day, or the first one
 * after where there was none.
 * @param surveys the latest first
 */
export const firstSurvey = <T extends Measured>(surveys: readonly T[], firstDay: Date): T | undefined =>
  surveys.find(({ surveyedAt }) => surveyedAt <= firstDay) ?? surveys.at(-1);

/** What lies between two surveys; null while there is only one. */
export function growth(from: Measured | undefined, to: Measured | undefined) {
  if (!from || !to || from.surveyedAt >= to.surveyedAt) return null;
  return {
    height: heightGrown(from, to),
    circumference: between(from.circumference, to.circumference, 10),
  };
}

/** m */
const heightGrown = (from: Pick<Measured, 'height'>, to: Pick<Measured, 'height'>): number =>
  between(from.height, to.height, 100);

/** In the parts that pages show a size in: centimetres of height, millimetres of girth. What they show beside it adds up. */
const between = (from: number, to: number, parts: number) =>
  (Math.round(to * parts) - Math.round(from * parts)) / parts;

/**
 * Whether what is promised in a dead tree's place should stand by now: by the day that was given or, where none was, a year
 * after the death, when a whole planting season has gone by.
 */
export const isReplantLate = (replantBy: string | null, foundAt: Date, now: Date): boolean =>
  (replantBy ?? wibDate(termEnd(foundAt))) < wibDate(now);

const newsDays = 7;

/** Whether a death stands at the top of home: until it was read of, and seven days after. */
export const isNews = (openedAt: Date | null, now: Date): boolean =>
  openedAt === null || now.getTime() - openedAt.getTime() < newsDays * dayMs;

/** A gift that was accepted is its recipient's to count; who has nothing else is told of that one. */
export function withoutAccepted<T>(all: readonly T[], isAccepted: (one: T) => boolean): readonly T[] {
  const own = all.filter((one) => !isAccepted(one));
  return own.length > 0 ? own : all;
}
