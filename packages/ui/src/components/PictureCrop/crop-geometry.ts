/** Which square of a picture is taken. */
export type Crop = {
  /** 1 takes the largest square, 2 one of half its side. */
  readonly zoom: number;
  /** Where the square lies in the room it has: 0 left or top, 1 right or bottom. */
  readonly x: number;
  readonly y: number;
};

export type PictureSize = { readonly width: number; readonly height: number };

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const largestZoom = 4;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square in the picture's own pixels. */
export function cropSquare({ width, height }: PictureSize, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** Whether the square can be moved sideways and up and down: not where it takes the whole of that side. */
export function cropRoom(size: PictureSize, crop: Crop) {
  const { side } = cropSquare(size, crop);
  return { across: size.width - side >= 1, down: size.height - side >= 1 };
}

/** The crop after the picture was dragged under its window, by shares of the window's side. */
export function dragged(size: PictureSize, crop: Crop, by: { across: number; down: number }): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (place: number, room: number, share: number) =>
    room < 1 ? place : within(place - (share * side) / room, 0, 1);
  return {
    ...crop,
    x: moved(crop.x, size.width - side, by.across),
    y: moved(crop.y, size.height - side, by.down),
  };
}

/** The crop after two fingers moved apart (a factor over 1) or together. */
export const pinched = (crop: Crop, factor: number): Crop => ({
  ...crop,
  zoom: within(crop.zoom * factor, 1, largestZoom),
});
