import { eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community } from '../../database/schema/index.ts';
import { text } from './cell.rules.ts';
import { communityOnRecord, findCommunities } from './directory.ts';
import { type Effect, type Entry, type Importer, repeatedFaults } from './importer.ts';

type ProgrammeValues = {
  group: string;
  title_id: string;
  title_en: string;
  text_id: string;
  text_en: string;
};
type Programme = (typeof community.$inferSelect)['featuredPrograms'][number];

/** What a community is known for; a programme is recognised by its community and its Indonesian title. */
export const programmeImporter: Importer<ProgrammeValues> = {
  columns: {
    group: { cell: text(100), also: ['community', 'kelompok', 'kelompok_komunitas'] },
    title_id: { cell: text(100), also: ['judul', 'program'] },
    title_en: { cell: text(100), also: ['title'] },
    text_id: { cell: text(1_000), also: ['keterangan', 'deskripsi'] },
    text_en: { cell: text(1_000), also: ['text', 'description'] },
  },
  keyColumn: 'title_id',
  keyOf: ({ group, title_id }) => `${group.toLowerCase()}\n${title_id}`,
  references: { group: communityOnRecord },

  async review(db, entries) {
    const communities = await findCommunities(db);
    const stored = await findProgrammes(db);
    const effects = new Map<number, Effect>();
    for (const { line, values } of entries) {
      const communityId = communities.get(values.group.toLowerCase());
      if (communityId === undefined) continue;
      const before = stored.get(communityId)?.find(({ title }) => title.id === values.title_id);
      const same = before !== undefined && saysTheSame(before, programmeOf(values));
      effects.set(line, !before ? 'created' : same ? 'unchanged' : 'updated');
    }
    const faults = repeatedFaults(entries, 'title_id', ({ group, title_id }) => {
      const id = communities.get(group.toLowerCase());
      return id === undefined ? undefined : `${id}\n${title_id}`;
    });
    return { faults, effects };
  },

  async write(tx, entries) {
    const communities = await findCommunities(tx);
    const stored = await findProgrammes(tx);
    const ofCommunity = Map.groupBy(entries, ({ values }) => communities.get(values.group.toLowerCase()));
    for (const [communityId, own] of ofCommunity) {
      if (communityId === undefined) continue;
      const featuredPrograms = merged(stored.get(communityId) ?? [], own);
      await tx.update(community).set({ featuredPrograms }).where(eq(community.id, communityId));
    }
  },
};

/** Known programmes keep their place; new ones come after them. */
function merged(known: readonly Programme[], entries: readonly Entry<ProgrammeValues>[]): Programme[] {
  const given = new Map(entries.map(({ values }) => [values.title_id, programmeOf(values)]));
  const kept = known.map((programme) => given.get(programme.title.id) ?? programme);
  const names = new Set(known.map(({ title }) => title.id));
  return [...kept, ...[...given.values()].filter(({ title }) => !names.has(title.id))];
}

const programmeOf = ({ title_id, title_en, text_id, text_en }: ProgrammeValues): Programme => ({
  text: { en: text_en, id: text_id },
  title: { en: title_en, id: title_id },
});

const saysTheSame = (one: Programme, other: Programme): boolean =>
  one.title.en === other.title.en && one.text.id === other.text.id && one.text.en === other.text.en;

async function findProgrammes(db: Db): Promise<Map<number, Programme[]>> {
  const rows = await db.select({ id: community.id, programmes: community.featuredPrograms }).from(community);
  return new Map(rows.map(({ id, programmes }) => [id, programmes]));
}
