import { expect, it } from 'vitest';
import { cropRoom, cropSquare, dragged, largestZoom, middle, pinched } from './crop-geometry.ts';

const wide = { width: 400, height: 200 };

it('takes the largest square in the middle to begin with', () => {
  expect(cropSquare(wide, middle)).toEqual({ side: 200, left: 100, top: 0 });
});

it('takes a smaller one when it is zoomed', () => {
  expect(cropSquare(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ side: 100, left: 300, top: 0 });
});

it('knows where there is room to move', () => {
  expect(cropRoom(wide, middle)).toEqual({ across: true, down: false });
  expect(cropRoom(wide, { ...middle, zoom: 2 })).toEqual({ across: true, down: true });
});

it('follows the finger: dragged right, the square lies further left', () => {
  expect(dragged(wide, middle, { across: 0.5, down: 0.5 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
});

it('never leaves the picture', () => {
  expect(dragged(wide, middle, { across: -9, down: 9 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
  expect(pinched(middle, 0.1).zoom).toBe(1);
  expect(pinched(middle, 100).zoom).toBe(largestZoom);
});
