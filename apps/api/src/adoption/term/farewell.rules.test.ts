import { expect, it } from 'vitest';
import { termOutcome } from './farewell.rules.ts';

const startsAt = new Date('2026-11-24T03:00:00Z');
const at = (day: string) => new Date(`${day}T03:00:00Z`);

it('counts visits of the term alone, and growth from the survey before it', () => {
  const surveys = [
    { treeId: 1, surveyedAt: at('2026-08-01'), height: 2 },
    { treeId: 1, surveyedAt: at('2027-02-01'), height: 2.3 },
    { treeId: 1, surveyedAt: at('2027-08-01'), height: 2.5 },
  ];
  const outcome = termOutcome([{ treeId: 1, startsAt, condition: 'healthy' }], surveys);
  expect(outcome).toEqual({ visits: 2, grown: expect.closeTo(0.5), lost: 0 });
});

it('says no growth of a tree that died or was measured once', () => {
  const surveys = [
    { treeId: 1, surveyedAt: at('2026-08-01'), height: 2 },
    { treeId: 1, surveyedAt: at('2027-02-01'), height: 2.3 },
    { treeId: 2, surveyedAt: at('2026-08-01'), height: 2 },
  ];
  const terms = [
    { treeId: 1, startsAt, condition: 'dead' },
    { treeId: 2, startsAt, condition: 'healthy' },
  ];
  expect(termOutcome(terms, surveys)).toEqual({ visits: 1, grown: null, lost: 1 });
});
