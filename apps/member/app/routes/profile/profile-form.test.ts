import openapi from '@rimba/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { changeOf, largestPictureBytes, pictureObstacle, pictureTypes } from './profile-form.ts';

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

it('takes the pictures that the service takes', () => {
  const { schema } = openapi.paths['/api/v1/profile'].put.requestBody.content['multipart/form-data'];
  const [, kinds = '', megabytes] =
    /: (.+) of up to (\d+) MB$/.exec(schema.properties.profilePicture.description) ?? [];
  expect(pictureTypes).toEqual(kinds.split(/, | or /).map((kind) => `image/${kind.toLowerCase()}`));
  expect(largestPictureBytes).toBe(Number(megabytes) * 1024 * 1024);
});
