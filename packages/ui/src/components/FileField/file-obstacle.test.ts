import { expect, it } from 'vitest';
import { fileObstacle } from './file-obstacle.ts';

const photo = { name: 'Ulin.JPG', type: 'image/jpeg', size: 100 };

it('takes any file where nothing is asked', () => {
  expect(fileObstacle(photo, {})).toBeUndefined();
});

it.each([
  ['image/*', undefined],
  ['image/jpeg', undefined],
  ['application/pdf, .jpg', undefined],
  ['image/png', 'type'],
  ['.pdf', 'type'],
])('%s', (accept, obstacle) => {
  expect(fileObstacle(photo, { accept })).toBe(obstacle);
});

it('counts the last byte in', () => {
  expect(fileObstacle(photo, { maxBytes: 100 })).toBeUndefined();
  expect(fileObstacle(photo, { maxBytes: 99 })).toBe('size');
});
