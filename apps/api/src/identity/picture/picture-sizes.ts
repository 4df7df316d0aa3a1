/** Edges of the squares a profile picture is kept in, in pixels, the largest first. */
export const pictureSizes = [256, 96] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** A square of it, encoded. */
export type Square = { size: PictureSize; format: 'avif' | 'webp'; bytes: Uint8Array };

/** What a profile picture may unpack to, as its header says. */
export const mostPixels = 16_000_000;
export const longestSide = 8_000;

/** The exit code of a process that a picture wanted too much memory of. */
export const tookTooMuch = 70;
