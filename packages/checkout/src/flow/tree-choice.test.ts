import { expect, it } from 'vitest';
import { noneBeside, readIsGift, readTreeIds, toBeside, withoutTrees } from './tree-choice.ts';

const params = (text: string) => new URLSearchParams(text);

it('reads each tree once, and nothing that is none', () => {
  expect(readTreeIds(params('trees=12,40,12,x,-3,0,1.5'))).toEqual([12, 40]);
  expect(readTreeIds(params('trees=abc,-1,1e9,0x10,012,2147483648,99999999999'))).toEqual([]);
  expect(readTreeIds(params(''))).toEqual([]);
});

it('writes what it reads', () => {
  expect(readTreeIds(params(toBeside([12, 40])))).toEqual([12, 40]);
  expect(toBeside([])).toBe('');
  expect([readIsGift(params(toBeside([12]))), readIsGift(params(toBeside([12], true)))]).toEqual([
    false,
    true,
  ]);
  expect(toBeside([], true)).toBe('?gift=1');
  expect([noneBeside(false), noneBeside(true)]).toEqual(['?trees=', '?trees=&gift=1']);
});

it('takes trees out of an address', () => {
  expect(withoutTrees(params('trees=12,40'), [12]).get('trees')).toBe('40');
  expect(withoutTrees(params('trees=12'), [12]).has('trees')).toBe(false);
});
