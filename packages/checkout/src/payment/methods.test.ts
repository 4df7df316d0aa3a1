import { expect, it } from 'vitest';
import { bankMarks, howToPay, markOf, otherMarks, waitingWords } from './methods.ts';

const ids = (code: string) => howToPay(code).map(({ id }) => id);

it('explains a bank place by place', () => {
  expect(ids('bni_va')).toEqual(['mobile', 'atm', 'otherBank']);
  expect(howToPay('bni_va')[0]?.steps).toContain('howTo.bni.mobile.3');
});

it('sends nobody to another bank with a number that only the own one takes', () => {
  expect(ids('bca_va')).toEqual(['mobile', 'atm']);
  expect(ids('mandiri_bill')).toEqual(['mobile', 'atm']);
});

it('explains a code in one list, and says nothing about what it does not know', () => {
  expect(ids('qris')).toEqual(['only']);
  expect(ids('carrier_pigeon')).toEqual([]);
  expect(markOf('carrier_pigeon')).toBeUndefined();
});

it('points to what stands below only where something does', () => {
  const nowhere = { redirectUrl: null };
  const atBank = { redirectUrl: 'https://bank.example/3ds' };
  expect(waitingWords('qris', nowhere)).toBe('outcome.pending.text');
  expect(waitingWords('card', atBank)).toBe('outcome.pending.atBank');
  expect(waitingWords('card', nowhere)).toBe('outcome.checking.text');
});

it('tells banks from other ways to pay', () => {
  expect(bankMarks()).toEqual(expect.arrayContaining(['BCA', 'CIMB Niaga', 'Mandiri']));
  expect(otherMarks()).toEqual(expect.arrayContaining(['QRIS', 'GoPay']));
  expect(bankMarks().filter((each) => otherMarks().includes(each))).toEqual([]);
});
