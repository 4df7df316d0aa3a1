// The mark as pictures, for what takes no SVG: old tabs, launchers, home screens.
import { Resvg } from '@resvg/resvg-js';
import { type Tile, tile } from './brand.ts';

const ROUNDED = { reach: 0.68, corner: 22 };
// Systems cut maskable icons to any shape inside a circle of 80 %.
const MASKABLE = { reach: 0.54, corner: 0 };
const APPLE = { reach: 0.66, corner: 0 };
const TAB = { reach: 0.84, corner: 18 };

const png = (shape: Tile, size: number) =>
  new Resvg(tile(shape), { fitTo: { mode: 'width', value: size } }).render().asPng();

/** An ICO file of PNG pictures: a header, one entry of 16 bytes for each, then the pictures. */
function ico(sizes: readonly number[]) {
  const pictures = sizes.map((size) => ({ size, png: png(TAB, size) }));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png: picture }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

export const icons = (): { path: string; draw: () => Buffer }[] => [
  { path: 'icons/favicon.ico', draw: () => ico([16, 32, 48]) },
  { path: 'icons/apple-touch-icon.png', draw: () => png(APPLE, 180) },
  ...[192, 512].flatMap((size) => [
    { path: `icons/icon-${size}.png`, draw: () => png(ROUNDED, size) },
    { path: `icons/maskable-${size}.png`, draw: () => png(MASKABLE, size) },
  ]),
];
