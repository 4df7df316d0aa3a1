import type { Client } from 'pg';

/** A place in the list sorted by latest survey. */
export type Place = { id: number; at: string };

/** Which trees are listed, as a condition, and how many a page. */
export type Listed = { where: string; limit: number };

/**
 * So many places drawn at random after which a whole page follows and one tree more, which every page looks for; and a
 * turn that hands them out and begins anew only after the last.
 */
export async function randomPlaces(
  client: Client,
  count: number,
  { where, limit }: Listed = { where: 'true', limit: 20 },
): Promise<() => Place> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `with earliest as (select surveyed_at, id from tree where ${where} order by surveyed_at, id offset $2 limit 1)
     select tree.id, tree.surveyed_at as at from tree
     join (select distinct ceil(random() * (select max(id) from tree))::int as id from generate_series(1, $1)) as drawn
     using (id) join earliest on (tree.surveyed_at, tree.id) > (earliest.surveyed_at, earliest.id) order by random()`,
    [count, limit],
  );
  const places = rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
  let turn = 0;
  return () => {
    const place = places[turn++ % places.length];
    if (!place) throw new Error('No trees stand');
    return place;
  };
}

/** The service's own cursor for that place. */
export const cursorOf = ({ id, at }: Place): string =>
  Buffer.from(JSON.stringify(['surveyedAt', 'desc', at, id])).toString('base64url');
