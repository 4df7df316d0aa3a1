import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws exactly the dark modules', () => {
  const text = '00020101021226610014COM.GO-JEK.WWW';
  const { size, d } = qrPath(text);
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const drawn = new Set<string>();
  for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(run); i++) drawn.add(`${Number(x) + i},${y}`);
  expect(size).toBe(modules.size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect(drawn.has(`${x},${y}`), `${x},${y}`).toBe(modules.get(y, x) === 1);
});
