import { setPriority } from 'node:os';
import sharp from 'sharp';
import { longestSide, mostPixels, pictureSizes, type Square, tookTooMuch } from './picture-sizes.ts';

/*
 * A process of its own, in which one picture of a stranger's is decoded: what it takes is taken from this process, and who
 * waits for a page does not wait for it.
 */

/** As much memory as all of it may take, in bytes: the largest picture allowed takes some 430 MB as AVIF. */
const mostMemory = 768 * 1024 * 1024;

setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
// The library works in threads beside this one, which stays free to look.
setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(tookTooMuch), 50).unref();

// Who asked is gone: nobody waits for the answer.
process.on('disconnect', () => process.exit());

process.on('message', async (content: Uint8Array) => {
  process.send?.(await squaresOf(content).catch(() => 'unreadable'));
});

/** Cut square and encoded anew, without anything else the file carried. */
async function squaresOf(content: Uint8Array): Promise<Square[]> {
  const { width = 0, height = 0 } = await sharp(content, { limitInputPixels: mostPixels }).metadata();
  if (width * height > mostPixels || Math.max(width, height) > longestSide) throw new Error('Too large');
  const [largest] = pictureSizes;
  // Decoded once, for all of them.
  const { data, info } = await sharp(content, { limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const squares: Square[] = [];
  for (const size of pictureSizes) {
    const square = sharp(data, { raw: { width: largest, height: largest, channels } }).resize(size, size);
    const avif = await square.clone().avif({ quality: 55, effort: 3 }).toBuffer();
    const webp = await square.clone().webp({ quality: 78 }).toBuffer();
    squares.push({ size, format: 'avif', bytes: avif }, { size, format: 'webp', bytes: webp });
  }
  return squares;
}
