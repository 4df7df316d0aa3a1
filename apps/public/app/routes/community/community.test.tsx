import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Community } from '../../communities/community.ts';
import { About } from './About.tsx';
import { CommunityTrees } from './CommunityTrees.tsx';

const noTrees = { total: 0, readyToAdopt: 0, pending: 0, adopted: 0, active: 0, inactive: 0, dead: 0 };
const i18n = createServerI18n('en');
const render = (page: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>);

it.each([
  [0, 'communities:detail.treesEmpty'],
  [12, 'communities:detail.treesNoneReady'],
] as const)('offers nothing to adopt where no tree is ready of %i', (total, sentence) => {
  const html = render(
    <CommunityTrees community={{ id: 1, treeCounts: { ...noTrees, total, adopted: total } }} ready={[]} />,
  );
  expect(html).toContain(i18n.t(sentence));
  expect(html).not.toContain('<a ');
});

const young = {
  id: 1,
  name: 'KTH Kerangas',
  leaderName: 'Norhayati',
  area: { type: 'Polygon', coordinates: [] },
  slug: 'kth-kerangas',
  scheme: 'hutan_kemasyarakatan',
  skNumber: 'SK.1/2021',
  kups: { name: 'Pilau', class: 'blue' },
  location: {
    village: 'Natai Raya',
    district: 'Arut Selatan',
    regency: 'Kotawaringin Barat',
    province: 'Kalimantan Tengah',
    latitude: -2.6,
    longitude: 111.7,
  },
  areaHectares: 120,
  households: 40,
  description: 'A young group.',
  featuredPrograms: [],
  treeCounts: noTrees,
  survivalRate: { share: null, total: 0 },
  onTimeRate: { share: null, total: 0 },
  lateSurveys: null,
  illustrative: false,
  photos: [],
} satisfies Community;

it('says of a community that has nothing yet what is missing, and has no part for programmes', () => {
  const html = render(<About community={young} />);
  expect(html).toContain('Natai Raya');
  expect(html).not.toContain(i18n.t('communities:detail.programmes'));
  // Without a tree neither promise can be measured, each for a reason of its own.
  expect(html).toContain(i18n.t('home:impact.survival.tooEarly'));
  expect(html).toContain(i18n.t('home:impact.updates.tooEarly'));
});

it.each([
  [{ reason: 'Jalur banjir.', askedOn: '2027-05-30' }, 'Jalur banjir.'],
  [{ reason: null, askedOn: '2027-05-30' }, i18n.t('communities:detail.lateAsked', { date: '30 May 2027' })],
  [{ reason: null, askedOn: null }, i18n.t('communities:detail.lateNoWord')],
])('says of late surveys what is known of why: %o', (known, sentence) => {
  const lateSurveys = { trees: 2, since: '2027-05-22', days: 12, ...known };
  expect(render(<About community={{ ...young, lateSurveys }} />)).toContain(sentence);
});
