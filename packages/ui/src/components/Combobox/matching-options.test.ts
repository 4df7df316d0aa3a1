import { expect, it } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = ['Arut Selatan', 'Kotawaringin Lama', 'Kumai', 'Arut Utara'].map((label) => ({
  value: label,
  label,
}));
const labels = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

it('leaves all in their order while nothing is typed', () => {
  expect(labels(' ')).toEqual(options.map(({ label }) => label));
});

it('asks for every word, wherever it stands, in any case and with any marks', () => {
  expect(labels('utara ARÚT')).toEqual(['Arut Utara']);
  expect(labels('x')).toEqual([]);
});

it('puts those that begin with it ahead', () => {
  expect(labels('ku')[0]).toBe('Kumai');
  expect(labels('a')[0]).toBe('Arut Selatan');
});
