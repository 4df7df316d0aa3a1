import { drawingFor } from '@rimba/drawings';
import type { TextKey } from '@rimba/i18n';
import type { PathName } from '@rimba/paths';

const leaf = (latinName: string) => drawingFor(latinName, 'leaf');

/** What shared links to pages show that say the same every day. */
export const pagePictures = {
  home: {
    title: 'common:app.tagline',
    text: 'home:meta.description',
    drawing: drawingFor('Shorea balangeran', 'tree'),
  },
  whatIsAdoption: {
    title: 'about:intro.title',
    text: 'about:meta.description',
    drawing: leaf('Shorea balangeran'),
  },
  communities: {
    title: 'communities:list.title',
    text: 'communities:meta.description',
    drawing: leaf('Dyera polyphylla'),
  },
  reports: { title: 'reports:page.title', text: 'reports:page.lead', drawing: leaf('Koompassia excelsa') },
  yearReports: {
    title: 'reports:annual.title',
    text: 'reports:annual.lead',
    drawing: leaf('Koompassia excelsa'),
  },
  financialReport: {
    title: 'reports:financial.title',
    text: 'reports:financial.lead',
    drawing: leaf('Koompassia excelsa'),
  },
  programmes: {
    title: 'programmes:page.title',
    text: 'programmes:page.lead',
    drawing: leaf('Agathis borneensis'),
  },
  programmeAdoption: {
    title: 'programmes:adoption.title',
    text: 'programmes:meta.adoption',
    drawing: leaf('Shorea balangeran'),
  },
  programmePatrol: {
    title: 'programmes:patrol.title',
    text: 'programmes:meta.patrol',
    drawing: drawingFor('Dyera polyphylla', 'skin'),
  },
  programmeBiodiversity: {
    title: 'programmes:biodiversity.title',
    text: 'programmes:meta.biodiversity',
    drawing: drawingFor('Koompassia excelsa', 'tree'),
  },
  programmeEmpowerment: {
    title: 'programmes:empowerment.title',
    text: 'programmes:meta.empowerment',
    drawing: leaf('Artocarpus integer'),
  },
  faq: { title: 'faq:page.title', text: 'faq:meta.description', drawing: leaf('Gonystylus bancanus') },
  contact: {
    title: 'contact:page.title',
    text: 'contact:meta.description',
    drawing: leaf('Cratoxylum glaucum'),
  },
  privacy: {
    title: 'privacy:meta.title',
    text: 'privacy:meta.description',
    drawing: leaf('Agathis borneensis'),
  },
} as const satisfies Partial<
  Record<PathName, { title: TextKey; text: TextKey; drawing: ReturnType<typeof drawingFor> }>
>;

export type PicturedPage = keyof typeof pagePictures;

export const isPictured = (name: string): name is PicturedPage => Object.hasOwn(pagePictures, name);
