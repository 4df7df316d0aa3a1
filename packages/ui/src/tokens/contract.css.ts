import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type ColorRole, colorRoles } from './roles.ts';
import { duration, easing, radius, size, space, stroke } from './scales.ts';
import { fontFamily, fontSize, fontWeight } from './typography.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const names = <Key extends string | number>(keys: Record<Key, unknown>): Record<Key, null> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, null])) as Record<Key, null>;

/** Every custom property a style may use, under a readable name: `vars.color.textMuted` is `--color-text-muted`. */
export const vars = createGlobalThemeContract(
  {
    color: Object.fromEntries(colorRoles.map((role) => [role, null])) as Record<ColorRole, null>,
    elevation: { sheet: null, lifted: null, overlay: null },
    space: names(space),
    radius: names(radius),
    size: names(size),
    stroke: names(stroke),
    duration: names(duration),
    easing: names(easing),
    font: names(fontFamily),
    fontSize: names(fontSize),
    weight: names(fontWeight),
  },
  (_value, path) => path.map(kebab).join('-'),
);
