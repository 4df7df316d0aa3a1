import { expect, it } from 'vitest';
import { inTwoLines, placeFree, placeName } from './name-place.ts';

const dot = { x: 100, y: 100 };
const name = { width: 60, size: 15, side: 'end' } as const;
const shown = { x: 0, width: 400 };
const right = { x: 140, y: 100, radius: 12 };
const left = { x: 60, y: 100, radius: 12 };

it('stands where it is drawn for while nothing is in the way', () => {
  expect(placeName(dot, name, [], shown)).toMatchObject({ x: 111, anchor: 'start' });
  expect(placeName(dot, { ...name, side: 'start' }, [right], shown)).toMatchObject({ x: 89, anchor: 'end' });
});

it('changes sides, then goes under or over its dot, away from rings', () => {
  expect(placeName(dot, name, [right], shown)).toMatchObject({ anchor: 'end' });
  expect(placeName(dot, name, [right, left], shown)).toEqual({ x: 100, y: 126, anchor: 'middle' });
  const below = { x: 100, y: 130, radius: 12 };
  expect(placeName(dot, name, [right, left, below], shown)).toEqual({ x: 100, y: 89, anchor: 'middle' });
});

it('stands further off where rings are close around its dot', () => {
  const around = [
    { ...dot, radius: 30 },
    { x: 60, y: 100, radius: 35 },
  ];
  expect(placeName(dot, name, around, shown)).toEqual({ x: 133.5, y: 105, anchor: 'start' });
});

it('is not cut at the edge of what is shown', () => {
  expect(placeName(dot, name, [right], { x: 40, width: 400 })).toMatchObject({ anchor: 'middle' });
  expect(placeName(dot, name, [], { x: 0, width: 165 })).toMatchObject({ anchor: 'end' });
});

it('stays where it is drawn for where every place is covered', () => {
  expect(placeName(dot, name, [{ ...dot, radius: 90 }], shown)).toMatchObject({ anchor: 'start' });
});

it('turns a name without a dot around its place, then moves it off by a line, away from rings', () => {
  const river = { ...name, anchor: 'start' } as const;
  const park = { ...name, anchor: 'middle' } as const;
  expect(placeFree(dot, river, [], shown)).toEqual({ ...dot, anchor: 'start' });
  expect(placeFree(dot, river, [right], shown)).toEqual({ ...dot, anchor: 'end' });
  expect(placeFree(dot, river, [right, left], shown)).toEqual({ x: 100, y: 82, anchor: 'start' });
  expect(placeFree(dot, river, [right], { x: 50, width: 400 })).toMatchObject({ y: 82, anchor: 'start' });
  expect(placeFree(dot, park, [{ x: 75, y: 100, radius: 12 }], shown)).toEqual({ ...dot, anchor: 'start' });
});

it.each([
  ['TN Tanjung Puting', ['TN Tanjung', 'Puting']],
  ['Tanjung Puting National Park', ['Tanjung Puting', 'National Park']],
  ['Puting', ['Puting']],
])('sets %j on two lines', (name, lines) => {
  expect(inTwoLines(name)).toEqual(lines);
});
