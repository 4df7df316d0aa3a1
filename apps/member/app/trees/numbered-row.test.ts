import { createFormat } from '@rimba/i18n/format';
import { mostNamed, type StandingRowTree } from '@rimba/ui';
import { expect, it } from 'vitest';
import { numberedRow } from './numbered-row.ts';

const format = createFormat('id', ((key: string) => key) as never);
const trees = (count: number): StandingRowTree[] =>
  Array.from({ length: count }, (_, i) => ({
    href: `/trees/${i}`,
    code: `KB-${i}`,
    name: 'Meranti rawa',
    fact: '3,28 m',
    label: 'Meranti rawa, 3,28 m',
    heightM: 3.28,
    stands: 'inked',
    figure: 'stand-ramin' as never,
  }));

it('names trees as long as names have room', () => {
  const few = trees(mostNamed);
  expect(numberedRow(few, format)).toEqual(few);
});

it('numbers more of them, and says of each what it said', () => {
  const [first, second] = numberedRow(trees(mostNamed + 1), format);
  expect(first).toMatchObject({ name: '1', fact: '3,28', label: 'Meranti rawa, 3,28 m' });
  expect(second).toMatchObject({ name: '2' });
});
