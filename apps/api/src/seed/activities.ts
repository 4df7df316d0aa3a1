import { drawingFor } from '@rimba/drawings';
import { dayMs } from '../clock/day.ts';
import { wibDate } from '../clock/wib.ts';
import type { communityActivity, communityPhoto, Localized, Programme } from '../database/schema/index.ts';
import { snap } from '../forest/vocabulary/index.ts';
import { pointIn } from './area.ts';
import type { SeedCommunity } from './communities.ts';
import { type ActivityKind, type Note, seedNotes } from './notes.ts';
import type { Random } from './random.ts';
import { seedSpecies } from './species.ts';

type Kind = { kind: ActivityKind; programme: Programme; title: Localized; drawing?: string };

const nursery = '/drawings/svg/other-nursery.svg';
const tape = '/drawings/svg/other-tape.svg';
const kinds: Kind[] = [
  {
    kind: 'boundary',
    programme: 'patrol',
    title: {
      id: 'Patroli batas timur, dua hari',
      en: 'Two days along the eastern boundary',
    },
  },
  {
    kind: 'school',
    programme: 'empowerment',
    title: { id: 'Menanam bersama murid sekolah desa', en: 'Planting with the village school' },
    drawing: nursery,
  },
  {
    kind: 'labels',
    programme: 'patrol',
    title: { id: 'Memasang label dan titik koordinat', en: 'Putting up labels and fixing positions' },
    drawing: tape,
  },
  {
    kind: 'seed',
    programme: 'adoption',
    title: { id: 'Memanen benih dari pohon induk', en: 'Gathering seed from the mother trees' },
  },
  {
    kind: 'blocks',
    programme: 'patrol',
    title: {
      id: 'Membersihkan sekat dan mengukur tinggi air',
      en: 'Clearing the blocks and reading the water level',
    },
  },
  {
    kind: 'fire',
    programme: 'patrol',
    title: { id: 'Ronda api malam hari', en: 'Night rounds against fire' },
  },
  {
    kind: 'cameras',
    programme: 'biodiversity',
    title: { id: 'Membaca hasil kamera jebak', en: 'Reading the camera traps' },
  },
  {
    kind: 'meeting',
    programme: 'empowerment',
    title: { id: 'Rapat kelompok dan bagi tugas survei', en: 'Group meeting and survey duties' },
  },
  {
    kind: 'replanting',
    programme: 'adoption',
    title: { id: 'Menyulam bibit yang mati', en: 'Replanting where seedlings died' },
    drawing: nursery,
  },
];

type Activity = Omit<typeof communityActivity.$inferInsert, 'communityId'>;
type Photo = Omit<typeof communityPhoto.$inferInsert, 'communityId'>;

/** About one activity in three weeks, the last few days ago. */
export function seedActivities(community: SeedCommunity, now: Date, random: Random): Activity[] {
  const notes = seedNotes[community.slug] ?? {};
  // What was written about comes last, so that the latest of each community can be read.
  const told = random
    .shuffle(kinds)
    .toSorted((one, other) => Number(other.kind in notes) - Number(one.kind in notes));
  return told.map(({ kind, programme, title, drawing }, index) => {
    const [longitude, latitude] = pointIn(community.area, random);
    const daysAgo = 3 + index * 21 + random.whole(0, 12);
    const species = drawingFor(
      random.pick(community.gallery),
      random.pick(kind === 'seed' ? (['fruit'] as const) : (['tree'] as const)),
    );
    const author = community.surveyors[index % community.surveyors.length] ?? null;
    return {
      ...written(title, author, notes[kind]),
      programme,
      image: drawing ?? species.url,
      latitude: snap(latitude),
      longitude: snap(longitude),
      date: wibDate(new Date(now.getTime() - daysAgo * dayMs)),
    };
  });
}

/** What was written of it, if anything was; a note in one language takes its title in that language too. */
function written(title: Localized, author: string | null, note: Note | undefined) {
  if (!note) return { title };
  return 'text' in note
    ? { title, author, text: note.text }
    : {
        title: { id: title.id, en: title.id },
        author,
        text: { id: note.indonesian, en: note.indonesian },
        writtenIn: 'id' as const,
      };
}

/** Drawings of what grows there; that they are drawings is said wherever one is shown. */
export function seedPhotos(community: SeedCommunity): Photo[] {
  const drawn = community.gallery.flatMap((latinName) => {
    const name = seedSpecies.find((species) => species.latinName === latinName)?.localName ?? latinName;
    return (['tree', 'leaf'] as const).flatMap((part) => {
      const { url, drawn: truth } = drawingFor(latinName, part);
      if (truth !== 'own') return [];
      return [
        {
          file: url,
          caption:
            part === 'tree'
              ? { id: upper(name), en: upper(name) }
              : { id: `Daun ${name}`, en: `${upper(name)}, leaf` },
        },
      ];
    });
  });
  const work = [
    {
      file: '/drawings/svg/other-nursery.svg',
      caption: { id: 'Persemaian', en: 'Nursery' },
    },
    {
      file: '/drawings/svg/other-tape.svg',
      caption: { id: 'Pita ukur keliling batang', en: 'Girth tape' },
    },
  ];
  return [...drawn, ...work].map((photo, index) => ({
    ...photo,
    kind: 'drawing' as const,
    position: index + 1,
  }));
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
