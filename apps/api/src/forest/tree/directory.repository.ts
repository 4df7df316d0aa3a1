import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/client.ts';
import { readWhereWritten } from '../../database/open-reads.ts';
import { community, species } from '../../database/schema/index.ts';

export type SpeciesRow = typeof species.$inferSelect;
export type CommunityRow = typeof community.$inferSelect;
type Directory = { species: Map<number, SpeciesRow>; communities: Map<number, CommunityRow> };

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;

/**
 * Every species and community, by id: few, seldom changed, and wanted with each tree. Kept for `memoryMs` of real
 * time, so that a page of trees is one query over one table.
 */
export function createDirectoryRepository(db: Db, memoryMs: number) {
  const known = new LRUCache<'all', Directory>({ max: 1, ttl: memoryMs, fetchMethod: load });
  const fresh = () => known.forceFetch('all', { forceRefresh: true });

  async function load(): Promise<Directory> {
    const [kinds, communities] = await readWhereWritten(() =>
      Promise.all([db.select().from(species), db.select().from(community)]),
    );
    return {
      species: new Map(kinds.map((row) => [row.id, row])),
      communities: new Map(communities.map((row) => [row.id, row])),
    };
  }

  return {
    /** What every one of the trees belongs to; read anew where one is of a kind not heard of yet. */
    async of<Tree extends { speciesId: number; communityId: number }>(
      trees: readonly Tree[],
    ): Promise<{ tree: Tree; species: SpeciesRow; community: CommunityRow }[]> {
      const remembered = await (memoryMs > 0 ? known.forceFetch('all') : fresh());
      return join(remembered, trees) ?? join(await fresh(), trees) ?? [];
    },
  };
}

function join<Tree extends { speciesId: number; communityId: number }>(
  { species, communities }: Directory,
  trees: readonly Tree[],
) {
  const rows = trees.flatMap((tree) => {
    const kind = species.get(tree.speciesId);
    const community = communities.get(tree.communityId);
    return kind && community ? [{ tree, species: kind, community }] : [];
  });
  return rows.length === trees.length ? rows : undefined;
}
