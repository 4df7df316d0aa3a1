import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { rowPlaces } from './row-trees.ts';

const tree = (id: number, changes: Partial<ForestTree> = {}) =>
  ({
    tree: { id, code: `KB-${id}`, treeName: 'Ramin', latinName: 'Gonystylus bancanus', height: 10 - id },
    state: 'in_term',
    bond: 'own',
    holder: 'Siti',
    plantedAt: '2027-03-12',
    last: null,
    grown: { height: 0.4, circumference: 1 },
    lost: null,
    replacedBy: null,
    can: null,
    takenSince: null,
    ...changes,
  }) as ForestTree;

const lost = { foundAt: '2027-02-01T02:00:00Z', replantBy: null, promised: true } as ForestTree['lost'];

it('keeps every tree, as it stands', () => {
  const places = rowPlaces([
    tree(1),
    tree(2, { bond: 'given', holder: 'Ratna Puspita', grown: null }),
    tree(3, { state: 'ended', can: 'adopt_again' }),
    tree(4, { state: 'ended', takenSince: '2027-12-01T02:00:00Z' }),
    tree(6, { state: 'ended' }),
    tree(5, { state: 'lost', lost }),
    tree(7, { state: 'ended', can: 'adopt_again', bond: 'given', holder: 'Siti Rahayu', accepted: true }),
  ]);
  expect(places.map(({ stands, board, says }) => [stands, board, says.is])).toEqual([
    ['inked', undefined, 'grown'],
    ['inked', 'Ratna Puspita', 'firstDay'],
    ['dashed', undefined, 'free'],
    ['dashed', undefined, 'taken'],
    ['dashed', undefined, 'ended'],
    ['lost', undefined, 'lost'],
    ['dashed', 'Siti Rahayu', 'ended'],
  ]);
});

it('says of what stands there that it ails', () => {
  const last = { height: 3, condition: 'weak' } as ForestTree['last'];
  const places = rowPlaces([
    tree(1, { last }),
    tree(2),
    tree(3, { last, state: 'replaced', lost, replacedBy: { id: 9, code: 'KB-9' } }),
    tree(9, { last }),
    tree(4, { last, state: 'lost', lost }),
  ]);
  expect(places.map(({ isAiling }) => isAiling)).toEqual([true, false, true, false]);
});

it('draws a stump as thick as the tree was, not as what is left of it was measured', () => {
  const card = { ...tree(1).tree, circumference: 1 };
  const measured = { ...lost, lastMeasured: { circumference: 7 } } as ForestTree['lost'];
  expect(rowPlaces([tree(1, { state: 'lost', tree: card, lost: measured })])).toMatchObject([{ girthCm: 7 }]);
});

it('stands what was planted after the end beside the stump, too', () => {
  const successor = { ...tree(9), plantedAt: '2028-11-20' };
  const replaced = { lost: { ...lost, successor }, replacedBy: { id: 9, code: 'KB-9' } };
  expect(rowPlaces([tree(1, { state: 'replaced', ...replaced } as Partial<ForestTree>)])).toMatchObject([
    { code: 'KB-1', treeId: 9, youngM: 1, says: { is: 'young', plantedAt: '2028-11-20' } },
  ]);
});

it('stands a replacement beside the stump, once, and leads to it', () => {
  const places = rowPlaces([
    tree(1, { state: 'replaced', lost, replacedBy: { id: 9, code: 'KB-9' } }),
    tree(9),
  ]);
  expect(places).toMatchObject([
    { code: 'KB-1', treeId: 9, stands: 'lost', youngM: 1, says: { is: 'young' } },
  ]);
});

it('says what a replacement has grown once it was measured again', () => {
  const grown = { height: 0.12, circumference: 0.4 };
  const [place] = rowPlaces([
    tree(1, { state: 'replaced', lost, replacedBy: { id: 9, code: 'KB-9' } }),
    tree(9, { grown }),
  ]);
  expect(place?.says).toMatchObject({ is: 'young', metres: 0.12 });
});

it('outlines a replacement whose term is over, at the height of its last survey in it', () => {
  const last = { height: 0.6 } as ForestTree['last'];
  const places = rowPlaces([
    tree(1, { state: 'replaced', lost, replacedBy: { id: 9, code: 'KB-9' } }),
    tree(9, { state: 'ended', last, takenSince: '2027-12-01T02:00:00Z' }),
  ]);
  expect(places).toMatchObject([
    { stands: 'lost', youngM: 0.6, youngStands: 'dashed', says: { is: 'taken', height: 0.6 } },
  ]);
});
