import { drawingFor } from '@rimba/drawings';
import type { TextKey } from '@rimba/i18n';
import type { PageWith } from '@rimba/paths';

/** What the picture of a shared link says and shows. */
interface PictureContent {
  readonly title: TextKey;
  readonly text: TextKey;
  /** Latin name of the tree that is drawn. */
  readonly species: string;
  /** Its leaf, if nothing else is said. */
  readonly part?: 'tree' | 'skin';
}

/** Of the pages whose rows say that they have one of their own, which says the same every day. */
const ownPictures: Readonly<Record<PageWith<{ picture: 'own' }>, PictureContent>> = {
  home: { title: 'home:hero.title', text: 'home:hero.text', species: 'Shorea balangeran', part: 'tree' },
  shelf: { title: 'shelf:title', text: 'shelf:meta.description', species: 'Shorea balangeran', part: 'tree' },
  whatIsAdoption: { title: 'about:meta.title', text: 'about:meta.description', species: 'Shorea balangeran' },
  communities: {
    title: 'communities:list.title',
    text: 'communities:meta.description',
    species: 'Dyera polyphylla',
  },
  programmes: { title: 'programmes:page.title', text: 'programmes:page.lead', species: 'Agathis borneensis' },
  programmeAdoption: {
    title: 'programmes:adoption.title',
    text: 'programmes:meta.adoption',
    species: 'Shorea balangeran',
  },
  programmePatrol: {
    title: 'programmes:patrol.title',
    text: 'programmes:meta.patrol',
    species: 'Dyera polyphylla',
    part: 'skin',
  },
  programmeBiodiversity: {
    title: 'programmes:biodiversity.title',
    text: 'programmes:meta.biodiversity',
    species: 'Koompassia excelsa',
    part: 'tree',
  },
  programmeEmpowerment: {
    title: 'programmes:empowerment.title',
    text: 'programmes:meta.empowerment',
    species: 'Artocarpus integer',
  },
  news: { title: 'news:title', text: 'news:description', species: 'Dyera polyphylla', part: 'skin' },
  reports: { title: 'reports:page.title', text: 'reports:page.lead', species: 'Koompassia excelsa' },
  whereTheMoneyGoes: {
    title: 'reports:spending.titleNoPrice',
    text: 'reports:spending.meta',
    species: 'Koompassia excelsa',
  },
  financialReport: {
    title: 'reports:financial.title',
    text: 'reports:financial.lead',
    species: 'Koompassia excelsa',
  },
  yearReports: { title: 'reports:annual.title', text: 'reports:annual.lead', species: 'Koompassia excelsa' },
  faq: { title: 'faq:page.title', text: 'faq:meta.description', species: 'Gonystylus bancanus' },
  contact: { title: 'contact:page.title', text: 'contact:meta.description', species: 'Cratoxylum glaucum' },
  privacy: { title: 'privacy:meta.title', text: 'privacy:meta.description', species: 'Agathis borneensis' },
};

const hasOwn = (name: string): name is keyof typeof ownPictures => Object.hasOwn(ownPictures, name);

/** What the picture of that name shows, if it is a page's own. */
export function ownPicture(name: string) {
  if (!hasOwn(name)) return undefined;
  const { species, part = 'leaf', ...words } = ownPictures[name];
  return { ...words, drawing: drawingFor(species, part) };
}
