import { qrPath } from './qr-path.ts';

const quietZone = 4;

/** The code as a PNG of about 800 px with its quiet zone, black on white, for a photo gallery. Runs in a browser. */
export function qrPicture(text: string): Blob {
  const { size, d } = qrPath(text);
  const side = size + quietZone * 2;
  const scale = Math.ceil(800 / side);
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, quietZone * scale, quietZone * scale);
  context.fillStyle = 'black';
  context.fill(new Path2D(d));
  // Not toBlob: it waits for an idle moment, which a busy phone or a page in the background may never have.
  const encoded = canvas.toDataURL('image/png').split(',')[1] ?? '';
  return new Blob([Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
}
