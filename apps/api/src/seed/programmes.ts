import type { Localized } from '../database/schema/index.ts';

/** What the communities are known for. */
export const programmes = {
  patrol: {
    title: { id: 'Patroli hutan', en: 'Forest patrol' },
    text: {
      id: 'Dua regu bergantian menyusuri batas wilayah setiap minggu dan mencatat yang mereka temui.',
      en: 'Two teams take turns walking the boundary each week and write down what they find.',
    },
  },
  geotagging: {
    title: { id: 'Geo-tagging pohon', en: 'Tree geo-tagging' },
    text: {
      id: 'Setiap pohon diberi label, dipetakan, dan diukur.',
      en: 'Every tree is labelled, mapped and measured.',
    },
  },
  nursery: {
    title: { id: 'Pembibitan', en: 'Tree nursery' },
    text: {
      id: 'Benih dari pohon induk di wilayah sendiri disemai sampai setinggi lutut sebelum ditanam.',
      en: 'Seed from mother trees of the area is raised to knee height before planting.',
    },
  },
  peat: {
    title: { id: 'Pemulihan gambut dan sekat kanal', en: 'Peat restoration and canal blocking' },
    text: {
      id: 'Parit lama disekat dengan galam supaya air bertahan sampai puncak kemarau.',
      en: 'Old ditches are blocked with galam logs so that water stays until the height of the dry season.',
    },
  },
  honey: {
    title: { id: 'Madu hutan', en: 'Forest honey' },
    text: {
      id: 'Lebah bersarang di bangeris; sepertiga sarang selalu ditinggal untuk koloni.',
      en: 'Bees nest in bangeris trees; a third of every comb is left to the colony.',
    },
  },
  ecotourism: {
    title: { id: 'Ekowisata', en: 'Ecotourism' },
    text: {
      id: 'Tamu naik perahu ke persemaian dan menanam bersama pemandu dari desa.',
      en: 'Guests go by boat to the nursery and plant with guides from the village.',
    },
  },
  biodiversity: {
    title: { id: 'Pemantauan keanekaragaman hayati', en: 'Biodiversity monitoring' },
    text: {
      id: 'Kamera jebak dan catatan bunyi pagi, dibaca bersama sekolah desa.',
      en: 'Camera traps and dawn listening, read together with the village school.',
    },
  },
  fire: {
    title: { id: 'Pencegahan kebakaran hutan dan lahan', en: 'Forest and land fire prevention' },
    text: {
      id: 'Pos jaga, sumur bor, dan ronda selama Juli sampai Oktober.',
      en: 'A lookout, bore wells and rounds from July to October.',
    },
  },
} satisfies Record<string, { title: Localized; text: Localized }>;
export type Programme = keyof typeof programmes;
