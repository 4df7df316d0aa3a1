import { wibDate } from '../../clock/wib.ts';
import { girthPlace, isStanding, lateness, nextSurveyFrom } from '../../forest/survey/index.ts';
import type { TreeCard } from '../../forest/tree/index.ts';
import { promiseOf } from '../ledger/index.ts';
import type { OwnTerm, StandingTree, SurveyRow } from './own-forest.repository.ts';
import {
  countVisits,
  endsBefore,
  firstSurvey,
  forestState,
  growth,
  isNews,
  isReplantLate,
  possibility,
  surveyedWithin,
} from './own-forest.rules.ts';
import type { ForestTree } from './own-forest.schemas.ts';

type Facts = {
  card: TreeCard;
  standing: StandingTree;
  /** All terms at the tree, the first first; at least one. */
  terms: readonly [OwnTerm, ...OwnTerm[]];
  /** The latest first. */
  surveys: readonly SurveyRow[];
  /** What the tree's community said of late surveys, the newest first. */
  delays: Parameters<typeof lateness>[1];
  /** The living tree in its place, where no term of the reader's went on at it. */
  successor: TreeCard | undefined;
  /** The letter that told of its death. */
  letter: { id: number; openedAt: Date | null } | undefined;
};

/** One tree as its adopter's forest remembers it. */
export function toForestTree(facts: Facts, now: Date): ForestTree {
  const { card, standing, terms, surveys } = facts;
  const [{ startsAt: firstDay }] = terms;
  const latest = terms.at(-1) ?? terms[0];
  const endsAt = new Date(Math.max(...terms.map((term) => term.endsAt.getTime())));
  // Once the reader's term is over, somebody else's has followed: what was measured and found since is theirs.
  const isPassedOn = standing.adoptedAt !== null && standing.adoptedAt >= endsAt;
  const isDead = standing.condition === 'dead' && !isPassedOn;
  const state = forestState({ isDead, isReplaced: standing.replacedBy !== null }, endsAt, now);
  const own = surveys.filter(({ surveyedAt }) => surveyedAt < endsAt);
  const [last, before] = own;
  const first = firstSurvey(own, firstDay);
  const isTaken = isPassedOn && standing.adoptedUntil !== null && standing.adoptedUntil > now;
  const ownTerms = terms.map(toTerm);
  const takenSince = isTaken ? (standing.adoptedAt?.toISOString() ?? null) : null;
  const next = takenSince === null ? nextSurvey(facts, now) : null;
  return {
    tree: card,
    plantedAt: standing.plantedAt,
    state,
    bond: bondOf(latest),
    accepted: latest.isTheirs,
    holder: latest.holder,
    giver: giverOf(latest),
    firstDay: firstDay.toISOString(),
    endsAt: endsAt.toISOString(),
    terms: ownTerms,
    first: first ? toForestSurvey(first) : null,
    last: last ? toForestSurvey(last) : null,
    grown: growth(first, last),
    grownLately: growth(before, last),
    visits: countVisits(visitsOf({ tree: { tree: card, terms: ownTerms }, surveys })),
    nextSurvey: next,
    ...(next && endsBefore(next, endsAt) && { endsBefore: endsAt.toISOString() }),
    lost: isDead ? loss(facts, { firstDay, endsAt }, now) : null,
    replaces: standing.replaces,
    replacedBy: isDead ? standing.replacedBy : null,
    can: possibility(state, standing.status),
    takenSince,
  };
}

/** The surveys of a tree in its terms, each with whose community went. */
export const visitsOf = ({
  tree: { tree, terms },
  surveys,
}: {
  tree: Pick<ForestTree, 'tree' | 'terms'>;
  surveys: readonly SurveyRow[];
}) =>
  terms
    .flatMap((term) => surveyedWithin(surveys, term))
    .map(({ surveyedAt }) => ({ communityId: tree.kelompokKomunitas.id, surveyedAt }));

const toTerm = (term: OwnTerm) => ({
  adoptionId: term.id,
  contractNumber: term.contractNumber,
  certificateNumber: term.certificateNumber,
  startsAt: term.startsAt.toISOString(),
  endsAt: term.endsAt.toISOString(),
  bond: bondOf(term),
  holder: term.holder,
  // Of a gift, whoever of the two did not give it has paid.
  ...(term.isGiver !== null && term.isGiver === term.isPaidByOther && { renewedByRecipient: true }),
});

export const toForestSurvey = (row: SurveyRow): NonNullable<ForestTree['last']> => ({
  id: row.id,
  surveyedAt: row.surveyedAt.toISOString(),
  surveyor: row.surveyor,
  height: row.height,
  circumference: row.circumference,
  girthAt: girthPlace(row),
  carbonAbsorption: row.carbonAbsorption,
  condition: row.condition,
  notes: row.notes,
});

/** A gift is its giver's and its recipient's; what is none is one's own, whatever name stands on its certificate. */
function bondOf({ isGiver }: OwnTerm): ForestTree['bond'] {
  if (isGiver === null) return 'own';
  return isGiver ? 'given' : 'received';
}

/** Who gave what was received; null for the rest, and where the giver has left. */
const giverOf = ({ isGiver, giver }: OwnTerm): string | null =>
  (isGiver === false && [giver?.firstName, giver?.lastName].filter(Boolean).join(' ')) || null;

function nextSurvey({ standing, delays }: Facts, now: Date): ForestTree['nextSurvey'] {
  if (!isStanding(standing)) return null;
  return {
    from: nextSurveyFrom(standing.surveyedAt),
    by: standing.nextSurveyDue,
    late: lateness(standing, delays, wibDate(now)),
  };
}

/** The death that the latest surveys agree on: the first of them found it, the last of them knows most. */
function loss(
  { surveys, letter, successor, standing }: Facts,
  { firstDay, endsAt }: { firstDay: Date; endsAt: Date },
  now: Date,
): ForestTree['lost'] {
  const alive = surveys.findIndex(({ condition }) => condition !== 'dead');
  const dead = surveys.slice(0, alive < 0 ? surveys.length : alive);
  const found = dead.at(-1);
  if (!found) return null;
  const { surveyedAt, surveyor, notes } = found;
  const cause = dead.find((row) => row.cause !== null)?.cause ?? null;
  const measured = surveys[dead.length];
  const promise = promiseOf({ foundAt: surveyedAt, firstDay, cause });
  const { replantBy } = standing;
  const replantLate = promise.promised && !standing.replacedBy && isReplantLate(replantBy, surveyedAt, now);
  return {
    foundAt: surveyedAt.toISOString(),
    surveyor,
    notes,
    cause,
    ...promise,
    replantBy,
    replantLate,
    ...(replantLate && standing.replantDelay !== null && { replantDelay: standing.replantDelay }),
    lastMeasured: measured ? toForestSurvey(measured) : null,
    letterId: letter?.id ?? null,
    isNews: letter !== undefined && isNews(letter.openedAt, now),
    // In term, the adoption is about to go on at it.
    ...(successor &&
      standing.replacement &&
      endsAt <= now && {
        successor: { tree: successor, plantedAt: standing.replacement.plantedAt },
      }),
  };
}
