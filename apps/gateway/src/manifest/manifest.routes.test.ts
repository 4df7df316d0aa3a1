import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.app.close());

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** Width of a PNG, from its header. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

test.each(['id', 'en'])('the manifest in %s names icons that are what it says they are', async (language) => {
  const answer = await gateway.app.inject(`/${language}.webmanifest`);
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<Manifest>();
  expect(manifest.start_url).toBe(`/${language}/`);
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src, sizes } of manifest.icons) {
    const picture = await gateway.app.inject(src);
    const width = widthOf(picture.rawPayload);
    expect(`${width}x${width}`, src).toBe(sizes);
  }
});

test('answers what browsers ask for unasked', async () => {
  const favicon = await gateway.app.inject('/favicon.ico');
  // An ICO file says what it is in its first four bytes.
  expect(favicon.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const touch = await gateway.app.inject('/apple-touch-icon.png');
  expect(widthOf(touch.rawPayload)).toBe(180);
});
