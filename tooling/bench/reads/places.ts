import type { Client } from 'pg';

/** A place in the list sorted by latest survey. */
export type Place = { id: number; at: string };

/** So many places drawn at random, and a turn that hands them out and begins anew only after the last. */
export async function randomPlaces(client: Client, count: number): Promise<() => Place> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `select tree.id, surveyed_at as at from tree
     join (select distinct ceil(random() * (select max(id) from tree))::int as id from generate_series(1, $1)) as drawn
     using (id) order by random()`,
    [count],
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
