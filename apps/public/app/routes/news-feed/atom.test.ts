import { expect, it } from 'vitest';
import { atom } from './atom.ts';

const feed = {
  origin: 'https://rimba.test',
  language: 'id',
  title: 'Kabar & catatan',
  subtitle: 'Dari hutan',
  page: '/id/kabar/',
  self: '/id/kabar/atom.xml',
};
const entry = {
  id: 7,
  title: 'Air <setinggi> "lutut"',
  lead: 'Air & hujan.',
  paragraphs: ['Air & hujan.', 'Pulang\u0007 malam.'],
  language: 'en' as const,
  date: '2026-11-18',
  author: null,
  kelompokKomunitas: {
    id: 1,
    name: 'KTH Contoh',
    slug: 'kth-contoh',
    village: 'Kubu',
    district: 'Kumai',
    readyToAdopt: 0,
    illustrative: true,
  },
  page: '/id/kabar/7/',
};

it('is dated by its latest entry, and escapes what XML cannot hold', () => {
  const text = atom({
    ...feed,
    entries: [{ ...entry, id: 6, date: '2026-11-12', page: '/id/kabar/6/' }, entry],
  });
  expect(text).toContain('<title>Kabar &amp; catatan</title>');
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://rimba.test/id/kabar/atom.xml"/>',
  );
  expect(text).toContain('<updated>2026-11-18T00:00:00+07:00</updated>\n<entry');
  expect(text).toContain('<entry xml:lang="en">\n<title>Air &lt;setinggi&gt; &quot;lutut&quot;</title>');
  expect(text).toContain('<id>https://rimba.test/id/kabar/7/</id>');
  expect(text).toContain('<author><name>KTH Contoh</name></author>');
  expect(text).toContain('<content>Air &amp; hujan.\n\nPulang malam.</content>');
});

it('stands without entries', () => {
  expect(atom({ ...feed, entries: [] })).toContain('<updated>2024-01-01T00:00:00+07:00</updated>\n</feed>');
});
