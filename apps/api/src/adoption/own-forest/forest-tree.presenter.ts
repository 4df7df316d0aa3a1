import { wibDate } from '../../clock/wib.ts';
import { nextSurveyFrom } from '../../forest/survey/index.ts';
import type { TreeCard } from '../../forest/tree/index.ts';
import type { OwnTerm, StandingTree, SurveyRow } from './own-forest.repository.ts';
import {
  dayAfter,
  daysLate,
  firstSurvey,
  forestState,
  growth,
  isGift,
  isPromised,
  possibility,
} from './own-forest.rules.ts';
import type { ForestTree } from './own-forest.schemas.ts';

type Facts = {
  card: TreeCard;
  standing: StandingTree;
  /** All terms at the tree, the first first; at least one. */
  terms: readonly [OwnTerm, ...OwnTerm[]];
  /** The latest first. */
  surveys: readonly SurveyRow[];
};

/** One tree as its adopter's forest remembers it. */
export function toForestTree({ card, standing, terms, surveys }: Facts, now: Date): ForestTree {
  const [{ startsAt: firstDay }] = terms;
  const latest = terms.at(-1) ?? terms[0];
  const endsAt = new Date(Math.max(...terms.map((term) => term.endsAt.getTime())));
  const state = forestState({ ...standing, isReplaced: standing.replacedBy !== null }, endsAt, now);
  const [last, before] = surveys;
  const first = firstSurvey(surveys, firstDay);
  return {
    tree: card,
    plantedAt: standing.plantedAt,
    state,
    bond: bondOf(latest),
    holder: latest.holder,
    firstDay: firstDay.toISOString(),
    endsAt: endsAt.toISOString(),
    terms: terms.map(toTerm),
    first: first ? toSurvey(first) : null,
    last: last ? toSurvey(last) : null,
    grown: growth(first, last),
    grownLately: growth(before, last),
    visits: surveys.filter(({ surveyedAt }) => surveyedAt > firstDay && surveyedAt < endsAt).length,
    nextSurvey: last ? nextSurvey(standing, last, wibDate(now)) : null,
    lost: loss(surveys, firstDay),
    replaces: standing.replaces,
    replacedBy: standing.replacedBy,
    can: possibility(state, standing.status),
  };
}

const toTerm = ({ id, contractNumber, certificateNumber, startsAt, endsAt }: OwnTerm) => ({
  adoptionId: id,
  contractNumber,
  certificateNumber,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const toSurvey = (row: SurveyRow): NonNullable<ForestTree['last']> => ({
  id: row.id,
  surveyedAt: row.surveyedAt.toISOString(),
  surveyor: row.surveyor,
  height: row.height,
  circumference: row.circumference,
  carbonAbsorption: row.carbonAbsorption,
  condition: row.condition,
  notes: row.notes,
});

/** A gift is its giver's and its recipient's; what was given by a version before may only be told by its words. */
function bondOf(term: OwnTerm): ForestTree['bond'] {
  if (term.isGiver === false) return 'received';
  return term.isGiver || isGift(term, term.customer) ? 'given' : 'own';
}

/** A tree that is dead or withdrawn is promised no survey. */
function nextSurvey(
  { condition, status, nextSurveyDue }: StandingTree,
  { surveyedAt }: SurveyRow,
  today: string,
): ForestTree['nextSurvey'] {
  if (condition === 'dead' || status === 'inactive') return null;
  const days = daysLate(nextSurveyDue, today);
  const late =
    days === undefined ? null : { since: dayAfter(nextSurveyDue), days, reason: null, askedOn: null };
  return { from: nextSurveyFrom(surveyedAt), by: nextSurveyDue, late };
}

/** The death that the latest surveys agree on: the first of them found it. */
function loss(surveys: readonly SurveyRow[], firstDay: Date): ForestTree['lost'] {
  const alive = surveys.findIndex(({ condition }) => condition !== 'dead');
  const found = surveys[(alive < 0 ? surveys.length : alive) - 1];
  if (!found) return null;
  const { surveyedAt, surveyor, notes } = found;
  return {
    foundAt: surveyedAt.toISOString(),
    surveyor,
    notes,
    cause: null,
    promised: isPromised(surveyedAt, firstDay, true),
    replantBy: null,
  };
}
