import { palettes } from '../tokens/roles.ts';

/** Stories have no photos of their own: this paints one of a size, dark on the left and light on the right. */
export async function paintedPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot paint');
  pen.fillStyle = palettes.light.surfaceForest;
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = palettes.light.water;
  pen.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'lukisan.png', { type: 'image/png' });
}

/** The same as an address, for a picture that is only shown. */
export function paintedPicture(width: number, height: number): string {
  const { surfaceForest, water } = palettes.light;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${water}"/><rect width="50%" height="100%" fill="${surfaceForest}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
