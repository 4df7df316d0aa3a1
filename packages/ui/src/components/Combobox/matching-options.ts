import type { SelectOption } from '../Select/Select.tsx';

/** Marks over letters do not count: "Jelutung" is found by "jelútung". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that hold every typed word, those that begin with the first one ahead. */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  return options
    .filter(({ label }) => words.every((word) => plain(label).includes(word)))
    .toSorted(
      (one, other) =>
        Number(plain(other.label).startsWith(first)) - Number(plain(one.label).startsWith(first)),
    );
}
