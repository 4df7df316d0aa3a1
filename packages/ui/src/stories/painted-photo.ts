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

/** A river between trees as an address, for a picture that is only shown. */
export function paintedPicture(width: number, height: number): string {
  const { backgroundSunken, drawingWash, surfaceForest, water, accent } = palettes.light;
  const trees = [40, 95, 150, 400, 455, 520, 575]
    .map((x) => `M${x} 300V190m-34 10a34 46 0 1 1 68 0a34 46 0 1 1-68 0`)
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${backgroundSunken}" d="M0-400h600v1200H0z"/>` +
    `<path fill="${drawingWash}" d="M0 190C120 110 200 210 320 150S520 120 600 180V800H0z"/>` +
    `<path fill="${surfaceForest}" d="M0 290C120 250 180 300 300 280S500 250 600 290V800H0z"/>` +
    `<path fill="${accent}" stroke="${surfaceForest}" stroke-width="8" d="${trees}"/>` +
    `<path fill="${water}" d="M290 280C330 300 200 330 210 800H470C440 560 380 330 320 280z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
