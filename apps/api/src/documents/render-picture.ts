import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { fontFiles } from './fonts.ts';

let fonts: Font[] | undefined;
const loadFonts = (): Font[] => {
  fonts ??= fontFiles.map(({ name, src, fontWeight: weight, fontStyle: style }) => ({
    name,
    data: readFileSync(src),
    weight,
    style,
  }));
  return fonts;
};

/** What is drawn as a picture of that many pixels, PNG, in the fonts of the documents. */
export async function renderPicture(
  drawn: ReactNode,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const svg = await satori(drawn, { width, height, fonts: loadFonts() });
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}
