import type { Client } from 'pg';

export type Tile = { z: number; x: number; y: number };

/** The tile of a zoom that a place lies in. */
export function tileAt(z: number, { longitude, latitude }: { longitude: number; latitude: number }): Tile {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const across = longitude / 360 + 0.5;
  const down = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return { z, x: Math.floor(across * 2 ** z), y: Math.floor(down * 2 ** z) };
}

/** Tiles with trees in them, zoom 4 to 14 in turn, each around a tree drawn at random. */
export async function randomTiles(client: Client, count: number): Promise<Tile[]> {
  const { rows } = await client.query<{ longitude: number; latitude: number }>(
    'select longitude, latitude from tree tablesample bernoulli (1) order by random() limit $1',
    [count],
  );
  return rows.map((place, turn) => tileAt(4 + (turn % 11), place));
}
