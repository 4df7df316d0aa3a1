import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

it('names each place in both languages, and each its twin', () => {
  const xml = sitemap('https://rimba.example', ['/program-kami/patroli-&-geo-tagging']);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://rimba.example/id/program-kami/patroli-&amp;-geo-tagging',
    'https://rimba.example/en/program-kami/patroli-&amp;-geo-tagging',
  ]);
  expect(xml.match(/hreflang="en"/g)).toHaveLength(2);
});
