import { unbrokenCode } from '@rimba/i18n';
import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Certificate, CertificateView } from './index.ts';

const i18n = createServerI18n('en');
const tree = {
  id: 1,
  code: 'KB-AU-2024-000123',
  treeName: 'Ulin',
  localTreeName: 'ulin',
  latinName: 'Eusideroxylon zwageri',
  status: 'adopted',
  landType: 'lowland',
  height: 2,
  circumference: 8,
  kelompokKomunitas: { id: 1, name: 'LPHD Contoh', slug: 'contoh', illustrative: true },
} as const;
const certificate: Certificate = {
  certificateNumber: 'RB-2026-NNGH-RGNB-96X9',
  issuedAt: '2026-11-01T03:00:00.000Z',
  startsAt: '2026-11-01T03:00:00.000Z',
  endsAt: '2027-11-01T17:00:00.000Z',
  state: 'valid',
  holder: 'Ratna Puspita',
  message: null,
  trees: [
    {
      tree,
      state: 'valid',
      replacedBy: null,
      startsAt: '2026-11-01T03:00:00.000Z',
      endsAt: '2027-11-01T17:00:00.000Z',
      alive: true,
      surveyedAt: '2026-10-20T03:00:00.000Z',
    },
  ],
  kelompokKomunitas: null,
  groups: [],
  revision: 1,
  keyId: 'key',
  signedPayload: '{}',
  signature: 'signature',
  signatureValid: true,
  checkedAt: '2027-05-10T03:00:00.000Z',
};
const late = { trees: 1, since: '2027-04-21', days: 20, reason: null, askedOn: null };

const [one] = certificate.trees;
if (!one) throw new Error('the sample has a tree');

const render = (
  lateSurveys: Certificate['lateSurveys'] = null,
  trees = certificate.trees,
  state = certificate.state,
) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CertificateView
        certificate={{ ...certificate, trees, state, lateSurveys: lateSurveys ?? null }}
        checkUrl="https://rimba.test/certificates/1/"
        share={null}
      />
    </I18nProvider>,
  );

const since = i18n.t('certificates:standing.late', { date: '21 April 2027' });
const alive = i18n.t('certificates:standing.treeAlive');

it('says nothing of lateness while surveys are in time', () => {
  const html = render();
  expect(html).toContain(alive);
  expect(html).not.toContain(since);
});

it.each([
  [{ ...late, reason: 'Jalur banjir.', askedOn: '2027-05-01' }, 'Jalur banjir.'],
  [{ ...late, askedOn: '2027-05-01' }, i18n.t('certificates:standing.lateAsked', { date: '1 May 2027' })],
  [late, i18n.t('certificates:standing.lateNoWord')],
])(
  'says since when a survey is late, what is known of why, and no longer that the tree is alive: %o',
  (lateSurveys, why) => {
    const html = render(lateSurveys);
    expect(html).toContain(since);
    expect(html).toContain(why);
    expect(html).toContain(i18n.t('certificates:standing.treeAliveThen'));
    expect(html).not.toContain(`>${alive}<`);
  },
);

it('names the promise to replant where a tree has died', () => {
  const promise = i18n.t('certificates:standing.promise');
  expect(render()).not.toContain(promise);
  expect(
    render(
      null,
      certificate.trees.map((one) => ({ ...one, alive: false })),
    ),
  ).toContain(promise);
});

it('says of a death what the promise leaves out, and names what has taken its place', () => {
  const foundAt = '2027-04-02T03:00:00.000Z';
  const died = (lost: Certificate['trees'][number]['lost']) =>
    render(null, [{ ...one, alive: false, ...(lost && { lost }) }]);
  const promise = i18n.t('certificates:standing.promise');
  const later = died({ foundAt, promised: false, afterFirstYear: true });
  expect(later).toContain(i18n.t('certificates:standing.afterFirstYear'));
  expect(later).toContain(promise);
  expect(died({ foundAt, promised: false })).toContain(i18n.t('certificates:standing.notPromised'));
  const successor = { ...tree, id: 3, code: 'KB-AU-2027-000031', treeName: 'Ramin' };
  const replaced = died({ foundAt, promised: true, successor });
  expect(replaced).toContain(
    i18n.t('certificates:standing.tookItsPlace', {
      name: 'Ramin',
      code: unbrokenCode('KB-AU-2027-000031'),
    }),
  );
  expect(replaced).not.toContain(promise);
});

it('says of several trees how they were, where a survey is late or the term is over', () => {
  const two = [one, { ...one, tree: { ...tree, id: 2 } }];
  const then = i18n.t('certificates:standing.treesAliveThen', { alive: 2, count: 2 });
  expect(render(late, two)).toContain(then);
  expect(render(null, two, 'ended')).toContain(then);
  expect(render(null, two)).not.toContain(then);
});

it('says which of several trees died, and when it was found', () => {
  const dead = {
    ...one,
    alive: false,
    tree: { ...tree, id: 2, code: 'KB-AU-2026-000564', treeName: 'Binjai' },
  };
  const found = i18n.t('certificates:standing.foundDead', {
    name: 'Binjai',
    code: unbrokenCode('KB-AU-2026-000564'),
    date: '20 October 2026',
  });
  expect(render(null, [one, dead])).toContain(found);
  expect(render(null, [one, one])).not.toContain('found dead');
});

it('names each tree that died, and the one that its adoption went on with', () => {
  const moved = (oldCode: string, newCode: string, id: number) => ({
    ...one,
    tree: { ...tree, id, code: oldCode },
    replacedBy: { ...tree, id: id + 1, code: newCode },
    state: 'moved' as const,
  });
  const pairs = [
    ['KB-AU-2024-000201', 'KB-AU-2026-000301'],
    ['KB-AU-2024-000202', 'KB-AU-2026-000302'],
  ] as const;
  const html = render(
    null,
    pairs.map(([oldCode, newCode], at) => moved(oldCode, newCode, 2 * at + 2)),
    'moved',
  );
  for (const [oldCode, newCode] of pairs) {
    expect(html).toContain(
      i18n.t('certificates:check.moved.text', {
        oldCode: unbrokenCode(oldCode),
        newCode: unbrokenCode(newCode),
        until: '1 November 2027',
      }),
    );
  }
});
