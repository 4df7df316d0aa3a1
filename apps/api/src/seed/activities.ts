import { drawingFor } from '@rimba/drawings';
import { wibDate } from '../clock/wib.ts';
import type { communityPhoto, groupActivity } from '../database/schema/index.ts';
import { snap } from '../forest/vocabulary/index.ts';
import { pointIn } from './area.ts';
import type { SeedCommunity } from './communities.ts';
import type { Random } from './random.ts';
import { seedSpecies } from './species.ts';

const titles: [indonesian: string, english: string][] = [
  ['Patroli batas timur, dua hari berjalan kaki', 'Two days on foot along the eastern boundary'],
  ['Menanam bersama murid sekolah desa', 'Planting with the village school'],
  ['Memasang label dan titik koordinat', 'Putting up labels and fixing positions'],
  ['Memanen benih dari pohon induk', 'Gathering seed from the mother trees'],
  ['Membersihkan sekat dan mengukur tinggi air', 'Clearing the blocks and reading the water level'],
  ['Ronda api malam hari', 'Night rounds against fire'],
  ['Membaca hasil kamera jebak', 'Reading the camera traps'],
  ['Rapat kelompok dan bagi tugas survei', 'Group meeting and survey duties'],
  ['Menyulam bibit yang mati', 'Replanting where seedlings died'],
];

type Activity = Omit<typeof groupActivity.$inferInsert, 'kelompokKomunitasId'>;
type Photo = Omit<typeof communityPhoto.$inferInsert, 'kelompokKomunitasId'>;

/** About one activity in three weeks, the last few days ago. */
export function seedActivities(community: SeedCommunity, now: Date, random: Random): Activity[] {
  return random.shuffle(titles).map(([id, en], index) => {
    const [longitude, latitude] = pointIn(community.area, random);
    const daysAgo = 3 + index * 21 + random.whole(0, 12);
    return {
      title: { id, en },
      image: drawingFor(random.pick(community.gallery), random.pick(['tree', 'leaf', 'fruit'] as const)).url,
      latitude: snap(latitude),
      longitude: snap(longitude),
      date: wibDate(new Date(now.getTime() - daysAgo * 24 * 3_600_000)),
    };
  });
}

/** Drawings of what grows there, each captioned as a drawing of that species. */
export function seedPhotos(community: SeedCommunity): Photo[] {
  const drawn = community.gallery.flatMap((latinName) => {
    const name = seedSpecies.find((species) => species.latinName === latinName)?.localName ?? latinName;
    return (['tree', 'leaf'] as const).flatMap((part) => {
      const { url, drawn: truth } = drawingFor(latinName, part);
      if (truth !== 'own') return [];
      const what = part === 'tree' ? { id: '', en: '' } : { id: 'daun ', en: ', leaf' };
      return [
        {
          file: url,
          caption: {
            id: `${upper(what.id)}${what.id ? name : upper(name)}, gambar`,
            en: `${upper(name)}${what.en}, drawing`,
          },
        },
      ];
    });
  });
  const work = [
    {
      file: '/drawings/svg/other-nursery.svg',
      caption: { id: 'Persemaian, gambar', en: 'Nursery, drawing' },
    },
    {
      file: '/drawings/svg/other-tape.svg',
      caption: { id: 'Pita ukur keliling batang, gambar', en: 'Girth tape, drawing' },
    },
  ];
  return [...drawn, ...work].map((photo, index) => ({
    ...photo,
    kind: 'drawing' as const,
    position: index + 1,
  }));
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
