import { expect, it } from 'vitest';
import { elevations } from './elevation.ts';
import { colorRoles, palettes } from './roles.ts';

const colour = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;

it('gives every role a colour in every theme', () => {
  for (const palette of Object.values(palettes)) {
    expect(Object.keys(palette)).toEqual(colorRoles);
    for (const value of Object.values(palette)) expect(value).toMatch(colour);
  }
});

it('has no shadow in high contrast', () => {
  expect(Object.values(elevations.contrast)).toEqual(['none', 'none', 'none']);
  expect(elevations.contrastDark).toEqual(elevations.contrast);
});
