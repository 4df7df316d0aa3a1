import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Ten packets of 1,460 bytes are what a server sends at once; the head of an answer takes some 600 of them. */
const firstFlight = 14_000;

it.each(['rimba-serif', 'rimba-serif-italic', 'rimba-sans'])(
  '%s comes whole in a first flight',
  async (name) => {
    const { size } = await stat(new URL(`../../fonts/${name}.woff2`, import.meta.url));
    expect(size).toBeLessThanOrEqual(firstFlight);
  },
);
