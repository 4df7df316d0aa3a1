import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { ShownTree } from './shown-tree.ts';
import { TreeOffer } from './TreeOffer.tsx';

const i18n = createServerI18n('en');
const adopted = {
  id: 1,
  code: 'KB-AU-2026-000564',
  treeName: 'Binjai',
  latinName: 'Mangifera caesia',
  status: 'adopted',
  condition: 'healthy',
  surveyedAt: '2027-02-25T03:00:00.000Z',
  nextSurveyFrom: null,
  nextSurveyDue: null,
  replaces: null,
  replacedBy: null,
  adoptions: [{ current: true, endsAt: '2027-11-27T17:00:00.000Z' }],
  species: { id: 3 },
  kelompokKomunitas: { id: 2 },
} as ShownTree;

function offer(tree: Partial<ShownTree>, search = '') {
  const Page = createRoutesStub([
    { path: '/', Component: () => <TreeOffer tree={{ ...adopted, ...tree }} price={null} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={[`/${search}`]} />
    </I18nProvider>,
  );
}

const opensAgain = i18n.t('shelf:tree.untilText');
const other = { id: 9, code: 'KB-AU-2027-000101' };
const toOther = `${pathTo('shelfTree', { treeCode: other.code })}"`;

it('says of a tree in adoption until when it is, and that it may be ready again', () => {
  expect(offer({})).toContain(opensAgain);
});

it('says at the head that a tree has died and what is promised, and not that it can be adopted again', () => {
  const html = offer({ condition: 'dead' });
  expect(html).toContain(i18n.t('trees:replacement.oldAlone', { date: '25 February 2027' }));
  expect(html).toContain(i18n.t('certificates:standing.promise'));
  expect(html).not.toContain(opensAgain);
  expect(html).not.toContain(i18n.t('common:status.tree.adopted'));
});

it('leads from a tree that died to the one in its place, and back', () => {
  const old = offer({ condition: 'dead', status: 'inactive', adoptions: [], replacedBy: other });
  expect(old).toContain(i18n.t('trees:replacement.oldTitle'));
  expect(old).toContain('25 February 2027');
  expect(old).toContain(toOther);
  const young = offer({ replaces: other });
  expect(young).toContain(i18n.t('trees:replacement.seeOld'));
  expect(young).toContain(toOther);
});

it('says of a tree to give away that it will be a gift, and goes on with that', () => {
  const html = offer({ status: 'ready_to_adopt', adoptions: [] }, '?gift=1');
  expect(html).toContain(i18n.t('shelf:gift'));
  expect(html).toContain(`${pathTo('unsignedCheckout')}?trees=1&amp;gift=1`);
  expect(offer({}, '?gift=1')).toContain('group=2&amp;gift=1');
  expect(offer({ replaces: other }, '?trees=5&gift=1')).toContain(
    `${toOther.slice(0, -1)}?trees=5&amp;gift=1"`,
  );
  expect(offer({ status: 'ready_to_adopt', adoptions: [] })).not.toContain(i18n.t('shelf:gift'));
});
