import { expect, it } from 'vitest';
import { changeOf, largestPictureBytes, pictureObstacle } from './profile-form.ts';

const form = { name: ' Ayu Wulandari ', phone: '0812 3456 7890', publicName: 'full' } as const;

it('sends what was typed in the form that the service takes', () => {
  expect(changeOf(form, undefined)).toEqual({
    name: 'Ayu Wulandari',
    phone: '+6281234567890',
    publicName: 'full',
  });
});

it('removes an emptied phone number, and a picture that was taken away', () => {
  expect(changeOf({ ...form, phone: ' ' }, null)).toMatchObject({ phone: '', profilePicture: null });
});

it('refuses other files and anything over 5 MB', () => {
  expect(pictureObstacle({ type: 'image/webp', size: largestPictureBytes })).toBeUndefined();
  expect(pictureObstacle({ type: 'image/webp', size: largestPictureBytes + 1 })).toBe('picture_too_large');
  expect(pictureObstacle({ type: 'image/svg+xml', size: 10 })).toBe('picture_wrong_type');
});
