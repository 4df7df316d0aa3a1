import { describe, expect, it } from 'vitest';
import { leadOf, paragraphsOf } from './news.rules.ts';

describe('leadOf', () => {
  it.each([
    ['Air setinggi lutut. Pohon 217 kami datangi dengan perahu.', 'Air setinggi lutut.'],
    ['Diukur 1.5 m dari pangkal. Lalu pulang.', 'Diukur 1.5 m dari pangkal.'],
    ['Kata Dehen, “besok lagi.” Hujan turun.', 'Kata Dehen, “besok lagi.”'],
    ['Tanpa titik', 'Tanpa titik'],
    ['Baris\nkedua. Ketiga.', 'Baris kedua.'],
  ])('of %j is %j', (text, lead) => expect(leadOf(text)).toBe(lead));

  it('cuts a long sentence between words', () => {
    const lead = leadOf('kata '.repeat(60));
    expect(lead.length).toBeLessThanOrEqual(161);
    expect(lead).toMatch(/kata…$/);
  });
});

it('divides a note at its empty lines', () =>
  expect(paragraphsOf('Satu.\nMasih satu.\n\n \nDua.\n')).toEqual(['Satu.\nMasih satu.', 'Dua.']));
