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
  giftFrom: null,
  signers: [],
  issued: '',
  sealText: '',
  scan: '',
  drawings: '',
  adopts: 'mengadopsi ramin ini selama satu tahun.',
  until: '',
  trees: [
    {
      code: 'KB-AS-2023-000081',
      name: 'Ramin',
      latinName: 'Gonystylus bancanus',
      heightM: 6.8,
      community: '',
      until: '',
    },
  ],
  columns: { code: '', name: '', community: '', until: '' },
  allTrees: '',
  more: String,
};

/** The pixels beside the words: the tree, the person and the pole. */
const besideWords = async (holder: string) =>
  sharp(await renderCertificatePreview({ ...content, holder }))
    .extract({ left: 650, top: 0, width: 550, height: 630 })
    .raw()
    .toBuffer();

it('keeps a name of one very long word to its own side', async () => {
  expect((await besideWords('W'.repeat(100))).equals(await besideWords('Ani'))).toBe(true);
});
