import type { KupsClass, LandType, Localized } from '../database/schema/index.ts';
import { hectaresOf } from '../forest/community/index.ts';
import { areaAround } from './area.ts';
import { type Programme, programmes } from './programmes.ts';

/** A kind of ground inside an area: how much of the trees stand on it, how high it lies, where it is. */
export type Ground = {
  landType: LandType;
  share: number;
  /** Metres above sea level. */
  elevation: [number, number];
  /** The part of the area's width it keeps to, west to east; all of it where not given. */
  strip?: [number, number];
};

type Illustration = {
  name: string;
  slug: string;
  scheme: 'hutan_desa' | 'hutan_kemasyarakatan' | 'hutan_adat';
  skNumber: string;
  kups: [name: string, level: KupsClass];
  leaderName: string;
  place: { village: string; district: string; districtCode: string };
  households: number;
  middle: [number, number];
  hectares: number;
  reach: number[];
  description: Localized;
  programmes: Programme[];
  trees: number;
  grounds: Ground[];
  surveyors: string[];
  /** Latin names of species that make its gallery. */
  gallery: string[];
};

/**
 * Five communities that do not exist, at places where such communities could be. The serial of their decree is one that
 * no real decree can have.
 */
const illustrations: Illustration[] = [
  {
    name: 'LPHD Rimba Lestari Contoh',
    slug: 'rimba-lestari-contoh',
    scheme: 'hutan_desa',
    skNumber: 'SK.0000-CONTOH/MENLHK-PSKL/PKPS/PSL.0/1/2024',
    kups: ['KUPS Madu Hutan Bangeris Contoh', 'gold'],
    leaderName: 'Jumri Contoh',
    place: { village: 'Pandau', district: 'Arut Utara', districtCode: 'AU' },
    households: 140,
    middle: [111.74, -1.86],
    hectares: 5_860,
    reach: [1, 1.2, 0.9, 1.1, 0.8, 1, 1.3, 0.95, 0.85, 1.1, 1.2, 0.9],
    description: {
      id: 'Desa di hulu Sungai Arut yang menjaga hutan dipterokarpa di perbukitan. Bangeris tua tempat lebah bersarang tidak ditebang; anakan meranti, ulin, dan tengkawang ditanam di bekas ladang.',
      en: 'A village on the upper Arut that looks after hill dipterocarp forest. Old bangeris trees where bees nest are left standing; meranti, ulin and tengkawang are planted on old fields.',
    },
    programmes: ['patrol', 'honey', 'nursery', 'biodiversity'],
    trees: 620,
    grounds: [
      { landType: 'lowland', share: 0.84, elevation: [60, 300] },
      { landType: 'riparian', share: 0.16, elevation: [30, 60] },
    ],
    surveyors: ['Jumri', 'Siti Aminah', 'Dehen', 'Yulianti', 'Rahmat'],
    gallery: [
      'Koompassia excelsa',
      'Shorea leprosula',
      'Eusideroxylon zwageri',
      'Shorea stenoptera',
      'Shorea laevis',
      'Dryobalanops oblongifolia',
      'Dipterocarpus borneensis',
    ],
  },
  {
    name: 'LPHD Gambut Jaya Contoh',
    slug: 'gambut-jaya-contoh',
    scheme: 'hutan_desa',
    skNumber: 'SK.0000-CONTOH/MENLHK-PSKL/PKPS/PSL.0/2/2024',
    kups: ['KUPS Silvofishery Kumai Contoh', 'silver'],
    leaderName: 'Rahmadi Contoh',
    place: { village: 'Sungai Sekonyer', district: 'Kumai', districtCode: 'KM' },
    households: 108,
    middle: [111.83, -2.782],
    hectares: 4_310,
    reach: [1.3, 1, 0.8, 0.9, 1.2, 1.1, 1.2, 1, 0.7, 0.8, 1, 1.2],
    description: {
      id: 'Kelompok di muara Kumai yang menyekat parit lama supaya gambut basah lagi, lalu menanam belangeran, jelutung, dan bakau di tepinya.',
      en: 'A group at the mouth of the Kumai that blocks old ditches so the peat is wet again, then plants belangeran, jelutung and mangroves along its edge.',
    },
    programmes: ['peat', 'fire', 'geotagging', 'ecotourism'],
    trees: 560,
    grounds: [
      { landType: 'peat_swamp', share: 0.72, elevation: [2, 9], strip: [0.22, 1] },
      { landType: 'mangrove', share: 0.28, elevation: [0, 2], strip: [0, 0.22] },
    ],
    surveyors: ['Rahmadi', 'Siti Aminah', 'Misnan', 'Hartati', 'Aspul'],
    gallery: [
      'Rhizophora apiculata',
      'Shorea balangeran',
      'Dyera polyphylla',
      'Avicennia marina',
      'Xylocarpus granatum',
      'Combretocarpus rotundatus',
      'Shorea uliginosa',
    ],
  },
  {
    name: 'KTH Sungai Arut Hijau Contoh',
    slug: 'sungai-arut-hijau-contoh',
    scheme: 'hutan_kemasyarakatan',
    skNumber: 'SK.0000-CONTOH/MENLHK-PSKL/PKPS/PSL.0/3/2024',
    kups: ['KUPS Rotan Riam Contoh', 'silver'],
    leaderName: 'Uncau Contoh',
    place: { village: 'Riam Durian', district: 'Kotawaringin Lama', districtCode: 'KL' },
    households: 72,
    middle: [111.47, -2.42],
    hectares: 1_870,
    reach: [1, 0.8, 1.1, 1.3, 1, 0.9, 1.1, 0.8, 1, 1.2, 1.1, 0.9],
    description: {
      id: 'Petani di tepian Sungai Lamandau yang menanami lagi sempadan sungai. Rotan mereka tumbuh di bawah pohon yang sama.',
      en: 'Farmers on the Lamandau who replant the river bank. Their rattan climbs the same trees.',
    },
    programmes: ['nursery', 'patrol', 'geotagging'],
    trees: 320,
    grounds: [
      { landType: 'riparian', share: 0.6, elevation: [8, 22] },
      { landType: 'peat_swamp', share: 0.4, elevation: [5, 14] },
    ],
    surveyors: ['Uncau', 'Mariana', 'Suriansyah', 'Tiwi'],
    gallery: [
      'Cratoxylum glaucum',
      'Gluta renghas',
      'Alstonia pneumatophora',
      'Shorea balangeran',
      'Gonystylus bancanus',
    ],
  },
  {
    name: 'KTH Kerangas Bersama Contoh',
    slug: 'kerangas-bersama-contoh',
    scheme: 'hutan_kemasyarakatan',
    skNumber: 'SK.0000-CONTOH/MENLHK-PSKL/PKPS/PSL.0/4/2024',
    kups: ['KUPS Bibit Pilau Contoh', 'blue'],
    leaderName: 'Norhayati Contoh',
    place: { village: 'Natai Raya', district: 'Arut Selatan', districtCode: 'AS' },
    households: 52,
    middle: [111.585, -2.575],
    hectares: 1_180,
    reach: [0.9, 1.1, 1, 1.2, 0.9, 0.8, 1, 1.1, 1.2, 0.9, 1, 0.8],
    description: {
      id: 'Kelompok muda yang menjaga hutan kerangas di pasir putih dekat Pangkalan Bun dan membibitkan pilau, alau, dan ramin.',
      en: 'A young group that guards heath forest on the white sand near Pangkalan Bun and raises seedlings of pilau, alau and ramin.',
    },
    programmes: ['nursery', 'fire', 'biodiversity'],
    trees: 320,
    grounds: [
      { landType: 'heath', share: 0.66, elevation: [12, 38] },
      { landType: 'peat_swamp', share: 0.34, elevation: [6, 14] },
    ],
    surveyors: ['Norhayati', 'Ardi', 'Kasmiran', 'Lina'],
    gallery: [
      'Agathis borneensis',
      'Dacrydium pectinatum',
      'Gonystylus bancanus',
      'Combretocarpus rotundatus',
      'Dyera polyphylla',
    ],
  },
  {
    name: 'Hutan Adat Batu Aji Contoh',
    slug: 'batu-aji-contoh',
    scheme: 'hutan_adat',
    skNumber: 'SK.0000-CONTOH/MENLHK-PSKL/PKTHA/KUM.1/5/2024',
    kups: ['KUPS Gaharu dan Buah Contoh', 'blue'],
    leaderName: 'Tambi Salau Contoh',
    place: { village: 'Karang Mulya', district: 'Pangkalan Banteng', districtCode: 'PB' },
    households: 40,
    middle: [111.86, -2.31],
    hectares: 1_040,
    reach: [1.1, 0.9, 1, 0.8, 1.2, 1, 0.9, 1.1, 0.8, 1, 1.2, 1],
    description: {
      id: 'Masyarakat adat dengan kebun buah tua yang diwariskan: durian, cempedak, rambutan, dan petai di bawah naungan kempas.',
      en: 'A customary community with inherited orchards: durian, cempedak, rambutan and petai in the shade of kempas.',
    },
    programmes: ['patrol', 'geotagging', 'biodiversity'],
    trees: 180,
    grounds: [
      { landType: 'agroforest', share: 0.7, elevation: [24, 58] },
      { landType: 'lowland', share: 0.3, elevation: [40, 90] },
    ],
    surveyors: ['Salau', 'Dewi', 'Kornelius'],
    gallery: [
      'Durio zibethinus',
      'Artocarpus integer',
      'Koompassia malaccensis',
      'Aquilaria malaccensis',
      'Shorea leprosula',
    ],
  },
];

export const seedCommunities = illustrations.map(
  ({ kups: [kupsName, kupsClass], place, middle, hectares, reach, programmes: names, ...rest }) => {
    const area = areaAround(middle, hectares, reach);
    return {
      ...rest,
      ...place,
      kupsName,
      kupsClass,
      area,
      areaHectares: Math.round(hectaresOf(area)),
      featuredPrograms: names.map((name) => programmes[name]),
      illustrative: true,
    };
  },
);
export type SeedCommunity = (typeof seedCommunities)[number];
