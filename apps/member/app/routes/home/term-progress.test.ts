import { daysLeft } from '@rimba/certificate/days-left';
import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { termProgress } from './term-progress.ts';

const term = (startsAt: string, endsAt: string): ForestTree['terms'][number] => ({
  adoptionId: 1,
  contractNumber: 'A/1',
  certificateNumber: 'A',
  startsAt,
  endsAt,
  bond: 'own',
  holder: 'Ayu',
});
const first = term('2026-11-24T06:00:00.000Z', '2027-11-23T17:00:00.000Z');
const next = term('2027-11-23T17:00:00.000Z', '2028-11-22T17:00:00.000Z');
const tree = (state: ForestTree['state'], ...terms: ForestTree['terms']) => ({
  state,
  terms,
  endsAt: terms.at(-1)?.endsAt ?? '',
});
const at = (moment: string) => Date.parse(moment);

it('counts the days of a term from its first', () => {
  const trees = [tree('in_term', first), tree('in_term', first)];
  expect(termProgress(trees, at('2026-11-24T07:00:00Z'))).toMatchObject({ day: 1, of: 365 });
  expect(termProgress(trees, at('2027-03-03T07:00:00Z'))).toMatchObject({
    day: 100,
    endsAt: first.endsAt,
  });
  // From midnight in WIB on, whatever the hour it began at; what is left is said beside it by the same count.
  expect(termProgress(trees, at('2027-11-03T17:00:00Z'))).toMatchObject({ day: 346, of: 365 });
  expect(daysLeft(first.endsAt, at('2027-11-03T17:00:00Z'))).toBe(19);
  expect(termProgress(trees, at('2027-11-23T16:59:00Z'))).toMatchObject({ day: 365, of: 365 });
  expect(termProgress([tree('in_term', first, next)], at('2027-11-23T17:00:00Z'))).toMatchObject({
    day: 1,
    endsAt: next.endsAt,
  });
});

it('names where a renewed term goes on to', () => {
  const at346 = termProgress([tree('in_term', first, next)], at('2027-11-03T17:00:00Z'));
  expect(at346).toMatchObject({ day: 346, endsAt: first.endsAt, lastEnd: next.endsAt });
  const notRenewed = termProgress([tree('in_term', first)], at('2027-11-03T17:00:00Z'));
  expect(notRenewed).toMatchObject({ endsAt: first.endsAt, lastEnd: first.endsAt });
});

it('names the end of what was not renewed beside what was', () => {
  const trees = [tree('in_term', first, next), tree('ending', first)];
  expect(termProgress(trees, at('2027-11-10T07:00:00Z'))).toEqual({ is: 'several', endsAt: first.endsAt });
});

it('names the first end where several lie ahead, and nothing where no tree is in term', () => {
  const now = at('2027-11-23T18:00:00Z');
  const later = term('2027-11-23T17:00:00.000Z', '2028-12-01T17:00:00.000Z');
  expect(termProgress([tree('in_term', later), tree('ending', next)], now)).toEqual({
    is: 'several',
    endsAt: next.endsAt,
  });
  expect(termProgress([tree('ended', first), tree('lost', next)], now)).toBeUndefined();
});
