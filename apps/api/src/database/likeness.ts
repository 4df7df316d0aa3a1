import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * How like some names are to a text as it was typed, 0 to 1: pg_trgm's word similarity, which forgives a letter that is
 * missing or wrong. Two letters swapped change nearly all of its groups of three, so each pair is tried swapped back.
 */
export const likenessTo = (text: string, names: SQL): SQL<number> =>
  sql<number>`(select max(word_similarity(spelling, ${names}))
    from unnest(array[${sql.join(spellings(text), sql`, `)}]::text[]) as spelling)`;

/** The text, and what it is with two letters that stand together in each other's place. */
function spellings(text: string): string[] {
  const letters = Array.from(text);
  const swapped = letters
    .slice(1)
    .map((letter, place) => letters.with(place, letter).with(place + 1, letters[place] ?? ''));
  return [text, ...swapped.map((each) => each.join(''))];
}

/** The place of an id in a list from 1, by which rows come in the list's order. */
export const placeIn = (ids: readonly number[], id: AnyColumn): SQL<number> =>
  sql<number>`array_position(${sql.param([...ids])}::int[], ${id})`;
