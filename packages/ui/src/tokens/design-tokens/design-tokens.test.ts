import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../contrast.ts';
import { palettes } from '../roles.ts';
import { designTokens } from './design-tokens.ts';
import { pixelsIn } from './text-styles.ts';
import * as values from './values.ts';

const tokens: unknown = JSON.parse(JSON.stringify(designTokens()));

const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens);

const aliases = [...JSON.stringify(tokens).matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);

it('points at tokens that exist', () => {
  expect(aliases.length).toBeGreaterThan(50);
  for (const path of aliases) expect(at(path), path).toHaveProperty('$value');
});

it.each(Object.entries(palettes))('says the same colours as the theme %s', (name, palette) => {
  for (const [role, hex] of Object.entries(palette)) {
    const { $value } = at(`color.theme.${name}.${role}`) as { $value: string | { hex: string } };
    const said =
      typeof $value === 'string' ? (at($value.slice(1, -1)) as { $value: { hex: string } }).$value : $value;
    expect(contrastRatio(said.hex, hex.slice(0, 7)), role).toBe(1);
  }
});

it('names the typefaces as design tools know them, with their licence', () => {
  expect(at('fontFamily.serif')).toEqual({
    $value: ['Alegreya', 'Rimba Serif', 'Rimba Serif Fallback', 'Georgia', 'serif'],
    $description: 'Alegreya, SIL Open Font License 1.1: https://fonts.google.com/specimen/Alegreya',
  });
  expect(at('fontFamily.sans.$value')).toContain('Plus Jakarta Sans');
});

it('has the scale of type as it is on a phone and in a wide window, distances between letters included', () => {
  expect(at('text.h1.$value')).toMatchObject({
    fontSize: { value: 3.5, unit: 'rem' },
    letterSpacing: { value: -0.028, unit: 'rem' },
  });
  expect(at('textOnPhone.h1.$value')).toMatchObject({
    fontSize: { value: 2.14, unit: 'rem' },
    letterSpacing: { value: -0.0171, unit: 'rem' },
  });
  expect(at('textOnPhone.body.$value.fontSize')).toEqual({ value: 1, unit: 'rem' });
});

it('stops large letters at a share of a narrow window', () => {
  expect(pixelsIn(160, 'min(clamp(2rem, 1rem + 1vw, 3rem), 10vw)')).toBe(16);
});

it('gives every token a type, of its own or from a group above it', () => {
  const untyped: string[] = [];
  const walk = (node: object, path: string, type: unknown) => {
    const own = '$type' in node ? node.$type : type;
    if ('$value' in node) {
      if (own === undefined) untyped.push(path);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (!key.startsWith('$')) walk(child, `${path}.${key}`, own);
    }
  };
  walk(designTokens(), '', undefined);
  expect(untyped).toEqual([]);
});

describe('values', () => {
  it('reads colours with and without transparency', () => {
    expect(values.color('#ff000080')).toEqual({
      colorSpace: 'srgb',
      components: [1, 0, 0],
      alpha: 0.502,
      hex: '#ff0000',
    });
    expect(values.color('#000000').alpha).toBe(1);
  });

  it('reads lengths, and refuses what is none', () => {
    expect(values.dimension('1.5rem')).toEqual({ value: 1.5, unit: 'rem' });
    expect(values.dimension('0')).toEqual({ value: 0, unit: 'px' });
    expect(() => values.dimension('50%')).toThrow('50%');
  });

  it('reads shadows of several layers, and of none', () => {
    expect(values.shadows('0 2px 6px -1px #2b2a181f, 0 8px 18px -6px #2b2a181a')).toMatchObject([
      { offsetY: { value: 2, unit: 'px' }, spread: { value: -1, unit: 'px' } },
      { blur: { value: 18, unit: 'px' } },
    ]);
    expect(values.shadows('none')).toEqual([
      {
        color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 0, unit: 'px' },
        blur: { value: 0, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    ]);
  });
});
