import sharp from 'sharp';
import { expect, it } from 'vitest';
import { takenAt } from './taken-at.rules.ts';

async function written(photo: Record<string, string>): Promise<Buffer | undefined> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } });
  const picture = await blank.withExif({ IFD2: photo }).jpeg().toBuffer();
  return (await sharp(picture).metadata()).exif;
}

it.each<[string, Record<string, string>, string | null]>([
  [
    'by the zone of the camera',
    { DateTimeOriginal: '2027:04:04 09:30:00', OffsetTimeOriginal: '+08:00' },
    '01:30',
  ],
  ['in WIB where it names none', { DateTimeOriginal: '2027:04:04 09:30:00' }, '02:30'],
  [
    'in WIB where it names what is none',
    { DateTimeOriginal: '2027:04:04 09:30:00', OffsetTimeOriginal: 'WIB' },
    '02:30',
  ],
  ['not, where the camera kept no time', { DateTimeOriginal: '0000:00:00 00:00:00' }, null],
  ['not, where it wrote something else', { LensModel: 'x' }, null],
])('says when it was taken: %s', async (_, photo, time) => {
  const at = takenAt(await written(photo));
  expect(at?.toISOString() ?? null).toBe(time && `2027-04-04T${time}:00.000Z`);
});

it('knows of no day where nothing is written, or nothing that can be read', () => {
  expect(takenAt(undefined)).toBeNull();
  expect(takenAt(Buffer.from('Exif\0\0nothing'))).toBeNull();
});
