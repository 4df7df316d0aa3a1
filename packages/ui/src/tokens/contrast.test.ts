import { describe, expect, it } from 'vitest';
import { contrastRatio, pairings, ratioIn } from './contrast.ts';
import { type PaletteName, palettes } from './roles.ts';

describe('contrastRatio', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('agrees with a published value', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  it.each(pairings)('$front on $back reaches $needs', (pairing) => {
    expect(ratioIn(palette, pairing)).toBeGreaterThanOrEqual(pairing.needs);
  });
});

it('high contrast is higher than what it replaces, text on paper above all', () => {
  const replaced: [PaletteName, PaletteName][] = [
    ['contrast', 'light'],
    ['contrastDark', 'dark'],
  ];
  for (const [high, normal] of replaced) {
    const text = { front: 'textMuted', back: 'background', needs: 4.5 } as const;
    expect(ratioIn(palettes[high], text)).toBeGreaterThan(ratioIn(palettes[normal], text));
  }
});
