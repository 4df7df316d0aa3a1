import type { Schema } from '@rimba/api-client';

interface Feed {
  /** Of the site: `https://rimba.example`. */
  readonly origin: string;
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** Of the list it stands for, without the origin. */
  readonly page: string;
  /** Its own. */
  readonly self: string;
  readonly entries: readonly Entry[];
}
type Entry = Pick<
  Schema<'News'>,
  'id' | 'title' | 'lead' | 'paragraphs' | 'language' | 'date' | 'author' | 'kelompokKomunitas'
> & {
  /** Of its page, without the origin. */
  readonly page: string;
};

const escapeXml = (text: string) =>
  text
    // Signs that XML has no place for, not even escaped.
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The start of a day in WIB, as Atom writes moments. */
const moment = (day: string) => `${day}T00:00:00+07:00`;

/** Notes as an Atom feed (RFC 4287); an entry’s address is its id. */
export function atom({ origin, language, title, subtitle, page, self, entries }: Feed): string {
  const updated =
    entries
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '2024-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<id>${escapeXml(origin + page)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + self)}"/>`,
    `<updated>${moment(updated)}</updated>`,
    ...entries.flatMap((entry) => [
      `<entry xml:lang="${entry.language}">`,
      `<title>${escapeXml(entry.title)}</title>`,
      `<id>${escapeXml(origin + entry.page)}</id>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(origin + entry.page)}"/>`,
      `<published>${moment(entry.date)}</published><updated>${moment(entry.date)}</updated>`,
      `<author><name>${escapeXml(entry.author ?? entry.kelompokKomunitas.name)}</name></author>`,
      `<summary>${escapeXml(entry.lead)}</summary>`,
      `<content>${escapeXml(entry.paragraphs.join('\n\n'))}</content>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}
