import { drawingFor } from '@rimba/drawings';
import { expect, it } from 'vitest';
import { renderPreview } from './render-preview.server.tsx';

it('draws a picture of the size that shared links want, and the same words once', async () => {
  const content = {
    kind: 'page' as const,
    title: 'LPHD Ṭunas Ñipah Contoh',
    text: 'Kelompok di tepi sungai.',
    drawing: drawingFor('Gonystylus bancanus', 'leaf'),
    foot: 'Rimba',
  };
  const picture = renderPreview(content);
  const png = new DataView((await picture).buffer);
  expect([png.getUint32(0), png.getUint32(16), png.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
  expect(renderPreview({ ...content })).toBe(picture);
});
