import { expect, it } from 'vitest';
import { palettes } from '../roles.ts';
import { figmaVariables, tokenSets } from './for-design-tools.ts';

interface Found {
  path: string;
  $type: string;
  $value: unknown;
}

function tokensIn(group: object, path: string[] = []): Found[] {
  return Object.entries(group).flatMap(([name, member]) =>
    '$value' in member
      ? [{ path: [...path, name].join('.'), $type: member.$type, $value: member.$value }]
      : tokensIn(member, [...path, name]),
  );
}

const variables = figmaVariables();
const { $themes, $metadata, ...sets } = tokenSets();

it.each(Object.entries(palettes))('gives Figma the colours of %s written out', (name, palette) => {
  const tokens = tokensIn(variables[name as keyof typeof palettes]);
  expect(tokens.map(({ path }) => path)).toEqual(Object.keys(palette));
  for (const { path, $type, $value } of tokens) {
    expect($type).toBe('color');
    expect($value).toMatchObject({
      colorSpace: 'srgb',
      hex: palette[path as keyof typeof palette].slice(0, 7),
    });
  }
});

it('gives Figma lengths in pixels', () => {
  const tokens = tokensIn(variables.scales);
  expect(tokens).toContainEqual({
    path: 'space.5',
    $type: 'dimension',
    $value: { value: 24, unit: 'px' },
  });
  for (const { $value } of tokens) expect($value).toMatchObject({ unit: 'px' });
});

it('gives Tokens Studio and Penpot values as text', () => {
  const found = tokensIn(sets);
  expect(found).toContainEqual({ path: 'ramps.color.ramp.paper.100', $type: 'color', $value: '#f7f4e8' });
  expect(found).toContainEqual({ path: 'scales.space.5', $type: 'dimension', $value: '24px' });
  expect(found).toContainEqual({
    path: 'light.color.background',
    $type: 'color',
    $value: '{color.ramp.paper.100}',
  });
  expect(found.find(({ path }) => path === 'light.color.scrim')?.$value).toBe(palettes.light.scrim);
  expect(found.find(({ path }) => path === 'text.text.note')?.$value).toEqual({
    fontFamily: '{fontFamily.serif}',
    fontWeight: '500 Italic',
    fontSize: '17px',
    lineHeight: '145%',
    letterSpacing: '0px',
  });
  expect(found.find(({ path }) => path === 'light.elevation.sheet')?.$value).toEqual([
    { type: 'dropShadow', color: '#2b2a1814', x: '0px', y: '1px', blur: '0px', spread: '0px' },
  ]);
});

it('points at tokens of the sets that a theme switches on', () => {
  expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  for (const { selectedTokenSets } of $themes) {
    const on = tokensIn(
      Object.fromEntries(Object.entries(sets).filter(([name]) => name in selectedTokenSets)),
    ).map(({ path }) => path.split('.').slice(1).join('.'));
    const aliases = JSON.stringify(sets).matchAll(/"\{([^}]+)\}"/g);
    for (const [, path] of aliases) expect(on).toContain(path);
  }
});
