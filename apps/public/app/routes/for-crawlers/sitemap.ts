import { type Language, languages, withLanguage } from '@rimba/i18n';

/** A place in the site, without a language: `/other/faq`. */
type Place = string;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Every place in each language, each naming its twins. */
export function sitemap(origin: string, places: readonly Place[]): string {
  const address = (place: Place, language: Language) => escapeXml(origin + withLanguage(place, language));
  const entries = places.flatMap((place) => {
    const twins = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(place, language)}"/>`,
    );
    return languages.map((language) => `<url><loc>${address(place, language)}</loc>${twins.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** The sitemaps of a site, by their whole addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n');
