import { type Crop, cropSquare } from './crop-geometry.ts';

/** Draws the taken square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { side, left, top } = cropSquare(picture, crop);
  // A photo format has no transparency: what shines through takes the colour of the paper.
  pen.fillStyle = getComputedStyle(canvas).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const quality = 0.9;

/** What the canvas shows, as a JPEG of the same name. */
export function canvasFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    const done = (content: Blob | null) =>
      content
        ? resolve(new File([content], name.replace(/(\.\w+)?$/, '.jpg'), { type: content.type }))
        : reject(new Error('The browser could not write the picture'));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
