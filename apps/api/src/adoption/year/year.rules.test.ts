import { describe, expect, it } from 'vitest';
import type { Remembered } from '../own-forest/index.ts';
import { ownPassages, passagesOf, toYearTree, yearFigures, yearNotes, yearOf } from './year.rules.ts';

type Survey = Remembered['surveys'][number];
type Tree = Remembered['tree'];

const survey = (day: string, height: number, more: Partial<Survey> = {}): Survey => ({
  id: 1,
  treeId: 1,
  surveyedAt: new Date(`${day}T02:00:00Z`),
  surveyor: 'Jumri',
  height,
  circumference: height * 5,
  carbonAbsorption: height,
  condition: 'healthy',
  phenology: 'none',
  notes: null,
  cause: null,
  replantBy: null,
  girthAt: null,
  untoldSince: null,
  ...more,
});
const term = (contractNumber: string, startsAt: string, endsAt: string): Tree['terms'][number] => ({
  adoptionId: 1,
  contractNumber,
  certificateNumber: 'RB-2026-0000-0000-0000',
  startsAt: `${startsAt}T17:00:00.000Z`,
  endsAt: `${endsAt}T17:00:00.000Z`,
  bond: 'own',
  holder: 'Siti Rahmawati',
});
/** At least one term, the first first; surveys the latest first. */
const remembered = (
  id: number,
  terms: readonly [Tree['terms'][number], ...Tree['terms']],
  surveys: readonly Survey[],
  more: Partial<Tree> = {},
): Remembered => ({
  tree: {
    tree: {
      id,
      code: `KB-KM-2024-${String(id).padStart(6, '0')}`,
      treeName: 'Belangeran',
      localTreeName: 'belangeran',
      latinName: 'Shorea balangeran',
      status: 'adopted',
      landType: 'peat_swamp',
      height: surveys[0]?.height ?? 0,
      circumference: surveys[0]?.circumference ?? 0,
      kelompokKomunitas: { id: 1, name: 'LPHD Hulu Contoh', slug: 'hulu-contoh', illustrative: true },
    },
    plantedAt: '2027-03-12',
    state: 'in_term',
    bond: 'own',
    accepted: false,
    holder: 'Siti Rahmawati',
    giver: null,
    firstDay: terms[0].startsAt,
    endsAt: terms[0].endsAt,
    terms: [...terms],
    first: null,
    last: null,
    grown: null,
    grownLately: null,
    visits: 0,
    nextSurvey: null,
    lost: null,
    replaces: null,
    replacedBy: null,
    can: null,
    takenSince: null,
    ...more,
  },
  surveys,
});

const first = term('A/1', '2026-11-23', '2027-11-22');
const second = term('B/1', '2027-11-22', '2028-11-21');

describe('a year', () => {
  it('is called by the last full day of its terms', () => {
    expect(yearOf('2027-12-31T17:00:00.000Z')).toBe(2027);
    expect(yearOf('2027-12-31T17:00:01.000Z')).toBe(2028);
  });

  it('tells each term of a tree by itself, and nothing that came after', () => {
    const tree = remembered(
      1,
      [first, second],
      [survey('2028-05-02', 3.1), survey('2027-05-02', 2.4, { notes: 'Lurus.' }), survey('2026-08-02', 2)],
    );
    const passages = passagesOf([tree]);
    const [year, next] = passages.map(toYearTree);
    expect(year).toMatchObject({ first: { height: 2 }, last: { height: 2.4 }, grown: { height: 0.4 } });
    expect(next).toMatchObject({ first: { height: 2.4 }, last: { height: 3.1 }, grown: { height: 0.7 } });
    const [mine] = passages;
    expect(mine && year && yearFigures([mine], [year])).toEqual({
      grown: 0.4,
      visits: 1,
      carbon: 2.4,
      replacements: 0,
    });
    expect(mine && yearNotes([mine]).map(({ notes }) => notes)).toEqual(['Lurus.']);
  });

  it('has nothing to say of growth before a second survey', () => {
    const passages = passagesOf([remembered(1, [first], [survey('2026-08-02', 2)])]);
    expect(yearFigures(passages, passages.map(toYearTree))).toMatchObject({
      grown: null,
      visits: 0,
      carbon: 2,
    });
    expect(yearFigures([], [])).toEqual({ grown: null, visits: 0, carbon: null, replacements: 0 });
  });
});

describe('a tree that died', () => {
  const loss = (foundAt: string): Pick<Tree, 'lost'> => ({
    lost: {
      foundAt,
      surveyor: 'Jumri',
      notes: null,
      cause: null,
      lastMeasured: null,
      letterId: null,
      isNews: false,
      promised: true,
      replantBy: null,
    },
  });
  const foundAt = '2027-02-10T02:00:00.000Z';
  const lost = loss(foundAt);
  const surveys = [survey('2027-02-10', 2, { condition: 'dead' }), survey('2026-08-02', 2)];

  it('has a first day, and no last survey', () => {
    const [passage] = passagesOf([remembered(1, [first], surveys, lost)]);
    expect(passage && toYearTree(passage)).toMatchObject({
      first: { height: 2 },
      last: null,
      grown: null,
      diedAt: foundAt,
      lostName: expect.any(String),
      lostHeight: 2,
      lostCircumference: 10,
      plantedAt: null,
    });
  });

  it('goes on as the one that took its place, in the same line', () => {
    const dead = remembered(1, [{ ...first, endsAt: '2027-03-12T03:00:00.000Z' }], surveys, lost);
    const young = remembered(2, [first], [survey('2027-03-12', 0.7)]);
    const passages = passagesOf([young, dead]);
    expect(passages).toHaveLength(1);
    expect(passages.map(toYearTree)).toMatchObject([
      {
        tree: { id: 2 },
        first: { height: 0.7 },
        grown: null,
        diedAt: foundAt,
        lostHeight: 2,
        lostCircumference: 10,
        plantedAt: '2027-03-12',
      },
    ]);
    expect(yearFigures(passages, passages.map(toYearTree)).replacements).toBe(1);
  });

  it('was alive in the year before', () => {
    const [before] = passagesOf([
      remembered(
        1,
        [first, second],
        [survey('2028-02-10', 2, { condition: 'dead' }), survey('2027-05-01', 2.2)],
        loss('2028-02-10T02:00:00.000Z'),
      ),
    ]);
    expect(before && toYearTree(before)).toMatchObject({ last: { height: 2.2 }, diedAt: null });
  });
});

it('tells the latest words of each tree, at most six, the oldest first', () => {
  const trees = Array.from({ length: 8 }, (_, i) =>
    remembered(
      i,
      [term(`T/${i}`, '2026-11-23', '2027-11-22')],
      [
        survey(`2027-06-${10 + i}`, 2, { notes: `kedua ${i}` }),
        survey('2027-01-01', 2, { notes: 'pertama' }),
      ],
    ),
  );
  expect(yearNotes(passagesOf(trees)).map(({ notes }) => notes)).toEqual(
    [2, 3, 4, 5, 6, 7].map((i) => `kedua ${i}`),
  );
});

it('counts one visit at several trees once', () => {
  const visited = [survey('2027-05-02', 2.4), survey('2026-08-02', 2)];
  const passages = passagesOf([
    remembered(1, [first], visited),
    remembered(2, [second], []),
    remembered(3, [term('C/1', '2026-11-23', '2027-11-22')], visited),
  ]);
  expect(yearFigures(passages, passages.map(toYearTree))).toMatchObject({ visits: 1, grown: 0.8 });
});

it('leaves what others have accepted out of the figures, unless there is nothing else', () => {
  const year = ['2026-11-20', '2027-11-19'] as const;
  const own = remembered(1, [term('A', ...year)], []);
  const given = remembered(2, [term('B', ...year)], [], { bond: 'given', accepted: true });
  expect(ownPassages(passagesOf([own, given])).flatMap(({ legs }) => legs.map(({ of }) => of))).toEqual([
    own,
  ]);
  expect(ownPassages(passagesOf([given]))).toHaveLength(1);
});
