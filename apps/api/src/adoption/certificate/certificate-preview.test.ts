import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { CertificateContent } from './certificate-content.ts';
import { renderCertificatePreview } from './certificate-preview.tsx';

const content: CertificateContent = {
  language: 'id',
  number: 'RB-C-2026-000417',
  url: 'https://rimba.example/certificates/RB-C-2026-000417/',
  title: 'Sertifikat adopsi',
  givenTo: 'Diberikan kepada',
  holder: 'Ani',
  statement: '',
  message: null,
  signer: null,
  issued: '',
  sealText: '',
  scan: '',
  drawings: '',
  summary: '1 pohon',
  until: '',
  trees: [],
  columns: { code: '', name: '', group: '', until: '' },
  allTrees: '',
  more: String,
};

/** The pixels beside the words: the seal, the number and the hills. */
const besideWords = async (holder: string) =>
  sharp(await renderCertificatePreview({ ...content, holder }))
    .extract({ left: 770, top: 0, width: 430, height: 630 })
    .raw()
    .toBuffer();

it('keeps a name of one very long word to its own side', async () => {
  expect((await besideWords('W'.repeat(100))).equals(await besideWords('Ani'))).toBe(true);
});
