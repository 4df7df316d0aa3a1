import { expect, it } from 'vitest';
import { pagesOf, wordsOf } from '../../testing/pdf-pages.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import type { CertificateContent } from './certificate-content.ts';

const number = 'RB-2026-C08H-ZJ7R-0B7Y';
const content: CertificateContent = {
  language: 'en',
  number,
  url: `http://rimba.test/certificates/${number}/`,
  title: 'Certificate of tree adoption',
  givenTo: 'Given to',
  holder: 'Ayu Wulandari',
  statement: 'whose name stands with 50 trees.',
  message: null,
  giftFrom: null,
  signers: [],
  issued: 'Issued 23 November 2026',
  sealText: number,
  scan: 'Scan to check',
  drawings: 'Drawings, not photographs.',
  adopts: 'has adopted 50 trees for one year.',
  until: '22 November 2027',
  trees: Array.from({ length: 50 }, (_, at) => ({
    code: `KB-AU-2026-0000${at}`,
    name: 'Ulin',
    latinName: 'Eusideroxylon zwageri',
    heightM: 4.2,
    community: 'LPHD Contoh',
    until: '22 November 2027',
  })),
  columns: { code: 'Code', name: 'Tree', community: 'Looked after by', until: 'Until' },
  allTrees: 'All trees',
  more: (count) => `and ${count} more`,
};

it('is signed by the head of each community', async () => {
  const [jumri, norhayati] = [
    { name: 'Jumri', role: 'Head of LPHD Contoh' },
    { name: 'Norhayati', role: 'Head of KTH Contoh' },
  ] as const;
  const texts = async (signers: CertificateContent['signers']) => {
    const one = { ...content, signers, trees: content.trees.slice(0, 2) };
    const [page = ''] = await pagesOf(<CertificateDocument content={one} />);
    return wordsOf(page).length;
  };
  const unsigned = await texts([]);
  expect(await texts([jumri])).toBe(unsigned + 2);
  expect(await texts([jumri, norhayati])).toBe(unsigned + 4);
});

it('names who gave it, below their message', async () => {
  const words = async (giftFrom: string | null) => {
    const one = { ...content, giftFrom, message: 'Selamat.', trees: content.trees.slice(0, 1) };
    const [page = ''] = await pagesOf(<CertificateDocument content={one} />);
    return wordsOf(page).length;
  };
  expect(await words('A gift from A. W.')).toBe((await words(null)) + 1);
});

it('says on each page of a long list whose it is and what its columns hold', async () => {
  const pages = await pagesOf(<CertificateDocument content={content} />);
  expect(pages).toHaveLength(3);
  const [, list = [], rest = []] = pages.map(wordsOf);
  expect(rest.slice(0, 5)).toEqual(list.slice(0, 5));
});
