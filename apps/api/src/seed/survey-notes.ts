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
const grown = [
  'Dua tunas baru di pucuk.',
  'Daun muda merah, tanda sehat.',
  'Gulma sekitar dibersihkan.',
  'Ajir sudah tidak diperlukan lagi.',
  'Batang lurus, tidak ada bekas gigitan.',
  'Tajuknya mulai menyentuh tetangganya.',
  'Lebih tinggi dari saya sekarang.',
  'Bekas gigitan kijang di daun bawah, tidak mengganggu.',
  'Ada sarang burung kecil di percabangan, diukur pelan-pelan.',
  'Kulit batang mulai pecah-pecah halus.',
  'Tunas samping dipangkas dua.',
  'Semut rangrang bersarang, daunnya bersih dari ulat.',
  'Labelnya longgar, diganti tali yang baru.',
  'Hujan sejak semalam, pengukuran diulang dua kali.',
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
const weak = [
  'Daunnya menguning, diberi pupuk kompos.',
  'Pucuknya patah tertimpa dahan.',
  'Kurang air, tampak layu di siang hari.',
  'Ada ulat kantong, dibersihkan dengan tangan.',
];
const dead = [
  'Kering sampai pangkal setelah kemarau panjang.',
  'Akarnya busuk, air tergenang terlalu lama.',
  'Tumbang tertimpa pohon besar waktu angin kencang.',
  'Tidak ada tunas lagi, kulitnya sudah lepas.',
];
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
};

/** The sentence of one visit; many visits go without. */
export function noteOf(visit: Visit, random: Random): string | null {
  if (visit.condition === 'dead') return random.pick(dead);
  if (visit.first) return random.pick(visit.seedling ? planted : recorded);
  if (visit.condition === 'weak') return random.pick(weak);
  if (visit.phenology !== 'none') return random.pick(visit.phenology === 'flowering' ? flowering : fruiting);
  if (random.chance(0.25)) return null;
  return random.pick(random.chance(0.35) ? byLand[visit.landType] : grown);
}
