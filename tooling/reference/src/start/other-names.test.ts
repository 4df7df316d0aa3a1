import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { otherNamesIndexer } from '../../component-uses.ts';
import { otherPages } from '../../other-pages.ts';
import { pathOf } from './page-of.ts';

const called = async (word: string) => {
  const entries = await otherNamesIndexer.createIndex('OtherNames.stories.tsx', {
    makeTitle: (title) => title ?? '',
  });
  return entries.filter(({ name }) => name === word).map(({ title }) => title);
};

it('gives a component stories named by what others call it, below its page', async () => {
  expect(await called('modal')).toContain('Components/Overlays/Dialog');
  expect(await called('snackbar')).toEqual(['Components/Feedback/Toaster']);
  expect(await called('hamburger')).toEqual(['Components/Overlays/Menu']);
});

it.each([
  ['tombol', 'Components/Actions/Button'],
  ['harga', 'Components/Adoption/Price'],
  ['kosong', 'Components/Feedback/EmptyState'],
  ['empty', 'Components/Feedback/EmptyState'],
  ['loading', 'Components/Feedback/Skeleton'],
  ['hadiah', 'Screens/Visitors/Gift'],
  ['404', 'Screens/Visitors/Not found'],
  ['refund', 'Screens/Adopters/Transaction'],
  ['dibatalkan', 'Components/Adoption/TransactionStatusMark'],
  ['cancelled', 'Components/Adoption/TransactionStatusMark'],
  ['warna', 'Foundations/Tokens'],
  ['pohon', 'Components/Forest/TreeCard'],
  ['Figma', 'Start/Welcome'],
  ['changelog', 'Start/Welcome'],
  ['install', 'Start/Welcome'],
  ['getting started', 'Start/Welcome'],
  ['RTL', 'Start/Welcome'],
  ['what is new', 'Start/Welcome'],
  ['license', 'Start/Welcome'],
  ['version', 'Start/Welcome'],
  ['deprecated', 'Start/Welcome'],
  ['focus ring', 'Foundations/Tokens'],
  ['responsive', 'Foundations/Tokens'],
  ['opacity', 'Foundations/Tokens'],
  ['navbar', 'Frame/Member'],
  ['voice', 'Reference/Message catalogue'],
  ['writing', 'Reference/Message catalogue'],
  ['pending', 'Components/Adoption/TransactionStatusMark'],
  ['pending', 'Components/Forest/StatusMark'],
  ['icons', 'Foundations/Icons'],
  ['font', 'Foundations/Type'],
  ['typography', 'Foundations/Type'],
  ['elevation', 'Foundations/Tokens'],
  ['radius', 'Foundations/Tokens'],
  ['z-index', 'Foundations/Tokens'],
  ['animation', 'Foundations/Motion'],
  ['accessibility', 'Foundations/Contrast'],
  ['dark', 'Components/Navigation/ThemeSwitch'],
  ['sidebar', 'Frame/Member'],
  ['warning', 'Components/Feedback/Banner'],
  ['undo', 'Components/Feedback/Toaster'],
  ['quote', 'Components/Text/Text'],
  ['kurs', 'Components/Adoption/Price'],
  ['dokumentasi', 'Start/Welcome'],
  ['file upload', 'Components/Fields/FileField'],
  ['certificate', 'Components/Adoption/CertificateCard'],
  ['certificate', 'Components/Adoption/CertificateSheet'],
  ['map', 'Components/Forest/RegencyMap'],
  ['tree', 'Components/Forest/TreePlace'],
  ['mail', 'Mails/All mails'],
  ['email', 'Mails/All mails'],
  ['surel', 'Mails/All mails'],
  ['pengingat pembayaran', 'Mails/Payments'],
  ['hadiah diterima', 'Mails/Gifts'],
  ['pohon mati', 'Mails/Trees and terms'],
  ['cart', 'Screens/Adopters/Wishtree'],
  ['keranjang', 'Screens/Adopters/Wishtree'],
  ['laporan', 'Screens/Visitors/Reports'],
  ['komunitas', 'Screens/Visitors/Communities'],
  ['privasi', 'Screens/Visitors/Privacy'],
  ['unduh', 'Components/Actions/Button'],
  ['kalender', 'Components/Fields/DateField'],
])('%s leads to %s', async (word, title) => {
  expect(await called(word)).toContain(title);
});

it.each([
  ['date picker', 'Components/Fields/DateField'],
  ['dark', 'Components/Navigation/ThemeSwitch'],
  ['dark mode', 'Components/Navigation/ThemeSwitch'],
  ['tag', 'Components/Forest/TreeTag'],
])('%s leads to %s alone', async (word, title) => {
  expect(await called(word)).toEqual([title]);
});

it('leads to one mail of several under a title', async () => {
  const entries = await otherNamesIndexer.createIndex('OtherNames.stories.tsx', {
    makeTitle: (title) => title ?? '',
  });
  const ids = entries.map(({ title = '', exportName }) => toId(title, storyNameFromExport(exportName)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContainEqual(expect.stringMatching(/^mails-payments--word-\d+-to-payment-reminder$/));
});

it('leads to pages that are there', async () => {
  const { entries } = await buildIndex({
    configDir: join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'ui', '.storybook'),
    packageJson: {},
    ignorePreview: false,
    disableTelemetry: true,
  });

  const known = Object.values(entries).map(({ type, id }) => `${type}/${id}`);
  // The tests are not given whole screens.
  const paths = otherPages.map(pathOf).filter((path) => !path.startsWith('story/screens-'));
  for (const path of paths) expect(known).toContain(path);
});
