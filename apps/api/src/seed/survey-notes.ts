import type { Condition, LandType } from '../database/schema/index.ts';
import type { Random } from './random.ts';

/** What the surveyors wrote, in their own words. */
const planted = [
  'Ditanam dari persemaian sendiri, ajir bambu dipasang.',
  'Bibit setinggi lutut, akarnya sudah memenuhi polibag.',
  'Ditanam pagi sebelum panas, disiram dua kali.',
  'Tanah sekitar lubang tanam masih gembur, diberi mulsa daun.',
];
const recorded = [
  'Pohon lama, baru diberi label hari ini.',
  'Kata orang tua di sini sudah ada sejak ladang pertama dibuka.',
  'Labelnya dipasang di sisi yang teduh supaya tidak pudar.',
];
/** From which height to which, in metres, a note is true of a tree. */
const grown: readonly (readonly [note: string, from: number, to: number])[] = [
  ['Dua tunas baru di pucuk.', 0, 4],
  ['Daun muda merah, tanda sehat.', 0, 12],
  ['Gulma sekitar dibersihkan.', 0, 6],
  ['Ajir sudah tidak diperlukan lagi.', 1.5, 3],
  ['Batang lurus, tidak ada bekas gigitan.', 0, 80],
  ['Tajuknya mulai menyentuh tetangganya.', 3, 80],
  ['Lebih tinggi dari saya sekarang.', 1.75, 3],
  ['Bekas gigitan kijang di daun bawah, tidak mengganggu.', 0, 2],
  ['Ada sarang burung kecil di percabangan, diukur pelan-pelan.', 2, 80],
  ['Kulit batang mulai pecah-pecah halus.', 4, 80],
  ['Tunas samping dipangkas dua.', 0.8, 6],
  ['Semut rangrang bersarang, daunnya bersih dari ulat.', 1.5, 15],
  ['Labelnya longgar, diganti tali yang baru.', 0, 80],
  ['Hujan sejak semalam, pengukuran diulang dua kali.', 0, 80],
];
const byLand: Record<LandType, string[]> = {
  peat_swamp: [
    'Air parit sekat naik sejengkal sejak kunjungan lalu.',
    'Gambutnya basah sampai ke permukaan.',
    'Pakis dibersihkan satu depa di sekelilingnya.',
  ],
  heath: [
    'Pasirnya panas, mulsa ditambah.',
    'Kantong semar tumbuh di kakinya.',
    'Lumut di pangkal batang masih hijau.',
  ],
  lowland: [
    'Naungan tajuk atas masih cukup.',
    'Liana yang melilit dilepas.',
    'Suara kelempiau terdengar dari punggung bukit.',
  ],
  mangrove: [
    'Akar tunjang ketiga sudah menyentuh lumpur.',
    'Diukur waktu surut, air masih semata kaki.',
    'Teritip di akar dikerok sedikit.',
  ],
  riparian: [
    'Bekas banjir setinggi betis, batangnya tetap tegak.',
    'Tebing sungai di depannya tidak bertambah longsor.',
    'Ranting hanyut yang tersangkut diangkat.',
  ],
  agroforest: [
    'Di bawahnya ditanam kunyit oleh pemilik kebun.',
    'Kelelawar datang malam hari, kata yang jaga.',
    'Durian tetangganya berbuah, yang ini belum.',
  ],
};
const byCondition: Record<Condition, string[]> = {
  healthy: [],
  weak: [
    'Daunnya menguning, diberi pupuk kompos.',
    'Pucuknya patah tertimpa dahan.',
    'Kurang air, tampak layu di siang hari.',
    'Ada ulat kantong, dibersihkan dengan tangan.',
  ],
  dead: [
    'Kering sampai pangkal setelah kemarau panjang.',
    'Akarnya busuk, air tergenang terlalu lama.',
    'Tumbang tertimpa pohon besar waktu angin kencang.',
    'Tidak ada tunas lagi, kulitnya sudah lepas.',
  ],
};
const flowering = ['Bunga pertama di dahan timur.', 'Sedang berbunga, lebah ramai.'];
const fruiting = [
  'Berbuah, sebagian sudah jatuh dan dikumpulkan untuk benih.',
  'Buah muda di beberapa dahan.',
];

export type Visit = {
  first: boolean;
  seedling: boolean;
  condition: Condition;
  phenology: 'none' | 'flowering' | 'fruiting';
  landType: LandType;
  /** m */
  height: number;
};

/** The sentence of one visit; many visits go without. */
export function noteOf(visit: Visit, random: Random): string | null {
  if (visit.condition === 'dead') return random.pick(byCondition.dead);
  if (visit.first) return random.pick(visit.seedling ? planted : recorded);
  const ailing = byCondition[visit.condition];
  if (ailing.length) return random.pick(ailing);
  if (visit.phenology !== 'none') return random.pick(visit.phenology === 'flowering' ? flowering : fruiting);
  if (random.chance(0.25)) return null;
  if (random.chance(0.35)) return random.pick(byLand[visit.landType]);
  const fitting = grown.filter(([, from, to]) => visit.height >= from && visit.height < to);
  return random.pick(fitting)[0];
}
