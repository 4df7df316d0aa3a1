import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { drawingFor, seedlingDrawing } from '@rimba/drawings';
import { type BakedTheme, drawingPath } from '@rimba/drawings/server';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FileStore } from '../../../storage/file-store.ts';
import type { MailBlock, MailPicture } from './mail-text.ts';

export type MailAttachment = {
  filename: string;
  content: Buffer;
  contentType: string;
  /** What `cid:` in the mail names; undefined for a document. */
  cid?: string;
};

/** What the mail calls each of its pictures. One that could not be had is not in it. */
export type PictureNames = ReadonlyMap<MailPicture, { day: string; night?: string }>;

export type PictureSources = {
  files: Pick<FileStore, 'get'>;
  /** PNG of 1200 by 630 pixels; undefined where the certificate is gone. */
  certificatePicture(number: string): Promise<Buffer | undefined>;
};

type Made = { day: Buffer; night?: Buffer; type: 'png' | 'jpeg' };

/** The pictures of a mail: each once as an attachment, and the names by which its text shows them. */
export async function attachPictures(
  blocks: readonly MailBlock[],
  sources: PictureSources,
): Promise<{ attachments: MailAttachment[]; names: PictureNames }> {
  const attachments: MailAttachment[] = [];
  const names = new Map<MailPicture, { day: string; night?: string }>();
  const attach = (name: string, content: Buffer, type: Made['type']) => {
    const cid = `${name}@rimba`;
    attachments.push({ filename: `${name}.${type}`, content, contentType: `image/${type}`, cid });
    return cid;
  };
  for (const [place, picture] of blocks.flatMap(picturesOf).entries()) {
    const made = await make(picture, sources);
    if (!made) continue;
    const name = `picture-${place + 1}`;
    names.set(picture, {
      day: attach(name, made.day, made.type),
      ...(made.night && { night: attach(`${name}-night`, made.night, made.type) }),
    });
  }
  return { attachments, names };
}

function picturesOf(block: MailBlock): MailPicture[] {
  if (block.kind === 'picture') return [block.picture];
  return block.kind === 'trees' ? block.trees.map(({ picture }) => picture) : [];
}

async function make(
  { of, width, height }: MailPicture,
  { files, certificatePicture }: PictureSources,
): Promise<Made | undefined> {
  switch (of.kind) {
    case 'drawing':
    case 'seedling': {
      const { url } = of.kind === 'seedling' ? seedlingDrawing : drawingFor(of.latinName, of.part);
      const [day, night] = await Promise.all([bake(url, 'light', width), bake(url, 'dark', width)]);
      return { day, night, type: 'png' };
    }
    case 'photo': {
      const stored = await files.get(of.file);
      if (!stored) return undefined;
      const cut = sharp(stored).resize(2 * width, 2 * height, { fit: 'cover' });
      return { day: await cut.jpeg({ quality: 78 }).toBuffer(), type: 'jpeg' };
    }
    case 'certificate': {
      const preview = await certificatePicture(of.number);
      return preview && { day: preview, type: 'png' };
    }
  }
}

const baked = new LRUCache<string, Buffer>({ max: 100 });

/** A plate as PNG, twice as wide as it is shown, in the few colours that it has. */
async function bake(url: string, theme: BakedTheme, width: number): Promise<Buffer> {
  const key = `${theme} ${width} ${url}`;
  const known = baked.get(key);
  if (known) return known;
  const svg = await readFile(drawingPath(url, theme), 'utf8');
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: 2 * width } }).render().asPng();
  const made = await sharp(drawn).png({ palette: true, colours: 64 }).toBuffer();
  baked.set(key, made);
  return made;
}
