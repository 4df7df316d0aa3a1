import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { MailFrame } from './MailFrame.tsx';
import { attachPictures } from './mail-pictures.ts';
import type { MailPicture, MailText, PictureSource } from './mail-text.ts';
import { plainTwin } from './mail-twin.ts';

const picture = (of: PictureSource): MailPicture => ({ of, alt: 'Sehelai daun.', width: 60, height: 45 });
const leaf = picture({ kind: 'drawing', latinName: 'Shorea balangeran', part: 'leaf' });
const photo = picture({ kind: 'photo', file: 'trees/KB-1/leaf-1-a.webp' });
const text: MailText = {
  subject: 'Belangeran Anda bertambah 21 cm',
  preheader: 'Catatan Siti Aminah',
  blocks: [
    { kind: 'picture', picture: leaf, caption: 'Gambar jenisnya' },
    { kind: 'quote', text: 'Pucuknya <merah> lagi.', by: 'Siti Aminah' },
    {
      kind: 'bars',
      bars: [
        { label: '21 Nov 2026', value: '2,01 m', share: 0.83 },
        { label: '14 Mei 2027', value: '2,41 m', share: 1 },
      ],
    },
    {
      kind: 'trees',
      trees: [{ picture: photo, name: 'Ulin', note: { text: '“Ada daun dimakan ulat.”' }, facts: '3,9 m' }],
    },
    { kind: 'button', label: 'Buka suratnya', url: 'https://rimba.example/x' },
  ],
};
const frame = { greeting: undefined, footer: ['Karena Anda mengadopsi.'], links: [] };

const sources = (stored: Buffer | undefined) => ({
  files: { get: async () => stored },
  certificatePicture: async () => undefined,
});
const written = (names: Awaited<ReturnType<typeof attachPictures>>['names']) =>
  renderToStaticMarkup(
    <MailFrame text={text} language="id" names={names} home="https://rimba.example/" {...frame} />,
  );

it('brings a drawing for the light and one for the dark, and a photo cut to its frame', async () => {
  const stored = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123' } })
    .webp()
    .toBuffer();
  const { attachments, names } = await attachPictures(text.blocks, sources(stored));
  const sizes = await Promise.all(attachments.map(({ content }) => sharp(content).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 120, 120],
    ['png', 120, 120],
    ['jpeg', 120, 90],
  ]);
  const html = written(names);
  for (const { cid } of attachments) expect(html).toContain(`src="cid:${cid}"`);
  expect(html).toMatch(
    /@media\(prefers-color-scheme:dark\)[\s\S]*\[data-ogsc\] \.night\{display:block!important\}/,
  );
  expect(html).not.toContain('<merah>');
});

it('says in words what a picture that is gone would show', async () => {
  const { attachments, names } = await attachPictures(text.blocks, sources(undefined));
  expect(attachments).toHaveLength(2);
  expect(written(names)).toContain('<span class="muted">Sehelai daun.</span>');
});

it('says the same in plain text, figures one below the other', () => {
  expect(plainTwin(text, frame)).toBe(`Belangeran Anda bertambah 21 cm

“Pucuknya <merah> lagi.”
Siti Aminah

  21 Nov 2026   2,01 m
  14 Mei 2027   2,41 m

Ulin
“Ada daun dimakan ulat.”
3,9 m

Buka suratnya:
https://rimba.example/x

--
Karena Anda mengadopsi.
`);
});
