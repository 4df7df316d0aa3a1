import { expect, it } from 'vitest';
import { priceBefore, readPick, tick, toOffer, writeSeen, writeWas } from './tree-pick.ts';

const read = (query: string) => readPick(new URLSearchParams(query));
const ticked = (query: string) => {
  const asked = read(query);
  return tick(asked.offered, asked);
};

it('wants one of three trees, from anywhere, where the address is bare', () => {
  const asked = read('');
  expect(asked).toMatchObject({ count: 1, offered: [], isAnew: true, isDone: false });
  expect(tick([7, 8, 9], asked)).toEqual([7]);
  expect(toOffer(1)).toBe(3);
  expect(toOffer(50)).toBe(50);
});

it('keeps the ticks of the trees that were shown', () => {
  expect(ticked(`offer=7,8,9&pick=9&pick=7&pick=5&count=1&was=${writeWas(1, {})}`)).toEqual([9, 7]);
  expect(ticked(`offer=7,8,9&count=1&was=${writeWas(1, {})}`)).toEqual([]);
});

it('ticks more trees for a higher number and fewer for a lower one', () => {
  expect(ticked(`offer=7,8,9&pick=9&count=2&was=${writeWas(1, {})}`)).toEqual([7, 9]);
  expect(ticked(`offer=7,8,9&pick=7&pick=9&count=1&was=${writeWas(2, {})}`)).toEqual([7]);
});

it('shows other trees when they are asked for, or asked for from elsewhere', () => {
  const was = writeWas(1, { kelompokKomunitasId: 2 });
  expect(read(`offer=7,8,9&pick=9&count=1&group=2&was=${was}`).isAnew).toBe(false);
  expect(read(`offer=7,8,9&pick=9&count=1&group=3&was=${was}`).isAnew).toBe(true);
  expect(read(`offer=7,8,9&pick=9&count=1&group=2&others=1&was=${was}`).isAnew).toBe(true);
});

it('tells a number that cannot be from none', () => {
  expect(read('count=51').count).toBeUndefined();
  expect(read('count=').count).toBeUndefined();
  expect(ticked(`offer=7,8,9&pick=9&count=0&was=${writeWas(1, {})}`)).toEqual([9]);
  expect(ticked(`offer=7,8,9&pick=7&pick=9&count=51&others=1&was=${writeWas(2, {})}`)).toHaveLength(2);
});

it('tells a price that is another than the page showed, of the same trees alone', () => {
  const asked = read(`seen=${writeSeen([7, 9], 270_000)}`);
  expect(priceBefore(asked, [7, 9], 270_000)).toBeUndefined();
  expect(priceBefore(asked, [7, 9], 300_000)).toBe(270_000);
  expect(priceBefore(asked, [7], 150_000)).toBeUndefined();
  expect(priceBefore(asked, [7, 9], undefined)).toBeUndefined();
  for (const wrong of ['', 'seen=7', 'seen=7.x', 'seen=.1']) {
    expect(priceBefore(read(wrong), [7], 1)).toBeUndefined();
  }
});
