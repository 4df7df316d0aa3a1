import type { Schema } from '@rimba/api-client';

type Likened = Pick<Schema<'TreeCard'>, 'latinName' | 'kelompokKomunitas'>;

/** The list of trees, narrowed to those like one: ready to adopt, of its species, in its community. */
export function similarTrees({ latinName, kelompokKomunitas }: Likened) {
  // A common name is also found in others: "keruing" in "keruing gajah".
  const narrowed = { search: latinName, group: String(kelompokKomunitas.id), status: 'ready_to_adopt' };
  return { page: 'trees', suffix: `?${new URLSearchParams(narrowed)}` } as const;
}
