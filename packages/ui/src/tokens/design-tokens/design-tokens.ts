import { type Elevation, elevations } from '../elevation.ts';
import { ramps } from '../ramps.ts';
import { rolePurposes } from '../role-purposes.ts';
import { type ColorRole, colorRoles, type PaletteName, palettes } from '../roles.ts';
import {
  breakpointPurposes,
  durationPurposes,
  easingPurposes,
  elevationPurposes,
  radiusPurposes,
  sizePurposes,
  spacePurposes,
} from '../scale-purposes.ts';
import { breakpoints, duration, easing, radius, size, space, stroke } from '../scales.ts';
import { fontFamily, fontSize, fontWeight, typefaceLicence, typefaces, typeWindows } from '../typography.ts';
import { textStyleTokens } from './text-styles.ts';
import * as values from './values.ts';

type Group = Record<string, unknown>;

const mapped = <Value>(group: Record<string, Value>, token: (value: Value, name: string) => unknown): Group =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, token(value, name)]));

const group = <Value extends string>(
  $type: string,
  members: Record<string, Value>,
  read: (css: Value) => unknown,
  purposes: Readonly<Record<string, string>> = {},
) => ({
  $type,
  ...mapped(members, (css, name) => ({
    $value: read(css),
    ...(purposes[name] !== undefined && { $description: purposes[name] }),
  })),
});

/** `#f7f4e8` → `{color.ramp.paper.100}`, for the roles that take their colour from a ramp. */
const rampNames = new Map(
  Object.entries(ramps).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex as string, `{color.ramp.${ramp}.${step}}`] as const),
  ),
);

const roleToken = (hex: string) => ({ $value: rampNames.get(hex) ?? values.color(hex) });

const theme = (name: PaletteName): Group =>
  Object.fromEntries(
    colorRoles.map((role: ColorRole) => [
      role,
      { ...roleToken(palettes[name][role]), $description: rolePurposes[role] },
    ]),
  );

const lift = (layers: Record<Elevation, string>): Group =>
  mapped(layers, (css, name) => ({
    $value: values.shadows(css),
    $description: elevationPurposes[name as Elevation],
  }));

/** By the names that design tools know first, then by those of our own files. */
const families = (): Group => ({
  $type: 'fontFamily',
  ...mapped(typefaces, ({ name, from }, style) => ({
    $value: [name, ...values.families(fontFamily[style as keyof typeof fontFamily])],
    $description: `${name}, ${typefaceLicence}: ${from}`,
  })),
});

/** Every token of the product in the form that design tools read; `dist/tokens.json` is this. */
export const designTokens = () => ({
  $description: 'Rimba. Rem on a 16 px root. Four themes; components name a role, never a ramp.',
  color: {
    $type: 'color',
    ramp: mapped(ramps, (steps) => mapped(steps, (hex) => ({ $value: values.color(hex) }))),
    theme: mapped(palettes, (_palette, name) => theme(name as PaletteName)),
  },
  elevation: { $type: 'shadow', ...mapped(elevations, lift) },
  space: group('dimension', space, values.dimension, spacePurposes),
  radius: group('dimension', radius, values.dimension, radiusPurposes),
  size: group('dimension', size, values.dimension, sizePurposes),
  stroke: group('dimension', stroke, values.dimension),
  breakpoint: {
    $type: 'dimension',
    ...mapped(breakpoints, (px, name) => ({
      $value: { value: px, unit: 'px' },
      $description: breakpointPurposes[name as keyof typeof breakpoints],
    })),
  },
  duration: group('duration', duration, values.duration, durationPurposes),
  easing: group('cubicBezier', easing, values.cubicBezier, easingPurposes),
  fontFamily: families(),
  fontSize: group('dimension', fontSize, values.dimension),
  fontWeight: group('fontWeight', fontWeight, Number),
  text: {
    $type: 'typography',
    $description: 'In a window of 1280 px.',
    ...textStyleTokens(typeWindows.wide),
  },
  textOnPhone: {
    $type: 'typography',
    $description: 'On a phone of 360 px.',
    ...textStyleTokens(typeWindows.phone),
  },
});
