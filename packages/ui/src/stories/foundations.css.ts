import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../styles/unseen.ts';
import { vars } from '../tokens/contract.css.ts';
import { nameOf, pairings } from '../tokens/contrast.ts';
import { ramps } from '../tokens/ramps.ts';
import { colorRoles } from '../tokens/roles.ts';
import { media, radius, space } from '../tokens/scales.ts';

const steps = Object.entries(ramps).flatMap(([ramp, values]) =>
  Object.entries(values).map(([step, value]) => [`${ramp} ${step}`, value] as const),
);

export const swatch = style({
  height: '3rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
});

export const rampColor = styleVariants(Object.fromEntries(steps), (background) => ({ background }));

export const roleColor = styleVariants(
  Object.fromEntries(colorRoles.map((role) => [role, vars.color[role]])),
  (background) => ({ background }),
);

export const distance = styleVariants(space, (_value, step) => ({
  width: vars.space[step],
  height: '1rem',
  background: vars.color.accent,
}));

export const corner = styleVariants(radius, (_value, name) => ({
  height: '4rem',
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[name],
}));

export const lift = styleVariants({ sheet: null, lifted: null, overlay: null }, (_value, name) => ({
  height: '4rem',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.elevation[name],
}));

export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.fontSize.small });

/** On a phone what is said of a token stands below its name; the heads name what can be told apart without. */
export const headRow = style({ '@media': { [media.belowTablet]: unseen } });
export const row = style({
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${vars.space[3]}`,
      alignItems: 'center',
      paddingBlock: vars.space[2],
      borderBottom: `1px solid ${vars.color.lineSoft}`,
    },
  },
});

export const headCell = style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBottom: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({
  textAlign: 'start',
  paddingBlock: vars.space[1],
  paddingInline: `0 ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowTablet]: { padding: 0, border: 0 } },
});

/** What a column's head says, on a phone before each of its values. */
export const cellHead = style({
  paddingInlineEnd: vars.space[1],
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { display: 'none' } },
});

// A name in two lines is read as two.
globalStyle(`${cell} code`, { whiteSpace: 'nowrap', fontSize: vars.fontSize.smallest });

/** Below its name, which heads the row. */
export const variable = style({ fontWeight: vars.weight.regular });

/** In a narrow table names would leave it a word a line. */
export const purpose = style([
  cell,
  { minWidth: '10rem', '@media': { [media.belowTablet]: { flexBasis: '100%' } } },
]);

/** Its ratio and the name of the other colour. */
export const pair = style([
  cell,
  {
    minWidth: '10rem',
    '@media': { [media.belowTablet]: { flexBasis: '100%', color: vars.color.textMuted } },
  },
]);

/** For a row that is meant to run out of its frame. */
export const keptWidth = style({ flex: 'none' });

/** A name to copy: as wide as it is, and as high as a finger needs. */
export const copyName = style({
  minHeight: '1.75rem',
  padding: `0 ${vars.space[1]}`,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textLink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'copy',
  ':hover': { background: vars.color.surfaceAccent },
});

export const smallSwatch = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '3.5rem',
  blockSize: '1.75rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
});

/** As if its child stood alone. */
export const shownState = style({ display: 'contents' });

/** Large, as marks have to be told apart and not read: 3 to 1 is enough for letters of this size, too. */
export const sample = style({
  display: 'inline-block',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  fontSize: '1.5rem',
  lineHeight: 1.3,
});

export const samplePair = styleVariants(
  Object.fromEntries(pairings.map((pairing) => [nameOf(pairing), pairing])),
  ({ front, back }) => ({ color: vars.color[front], background: vars.color[back] }),
);
