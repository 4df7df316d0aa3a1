import { expect, it } from 'vitest';
import { find, type Question, readSearch } from './questions.ts';

const question = (id: string, category: Question['category'], answer: string): Question => ({
  id,
  category,
  question: `About ${id}?`,
  answer,
});
const questions = [
  question('gift', 'adoption', 'The certificate carries the name of the recipient.'),
  question('receipt', 'payment', 'A PDF, in two languages.'),
];
const found = (query: string) => find(questions, readSearch(new URLSearchParams(query))).map(({ id }) => id);

it('finds by every word, in question or answer, whatever the case', () => {
  expect(found('q=CERTIFICATE+gift')).toEqual(['gift']);
  expect(found('q=certificate+receipt')).toEqual([]);
});

it('finds words by how they are typed, whatever keeps them on one line', () => {
  const bound = [question('safe', 'payment', 'Once more through 3-\u2060D\u00a0Secure.')];
  expect(find(bound, readSearch(new URLSearchParams('q=3-d+secure')))).toHaveLength(1);
});

it('keeps to the category, and shows all where it is none of ours', () => {
  expect(found('category=payment')).toEqual(['receipt']);
  expect(found('category=else')).toEqual(['gift', 'receipt']);
});
