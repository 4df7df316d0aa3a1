import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawingColors } from '../../styles/drawing.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';
import { ringScale } from './map-projection.ts';

export const frame = style([
  drawingColors,
  {
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
  },
]);
export const map = recipe({
  base: { width: '100%', height: 'auto' },
  variants: {
    shown: {
      always: {},
      phone: { '@media': { [media.tablet]: { display: 'none' } } },
      wide: { '@media': { [media.belowTablet]: { display: 'none' } } },
    },
  },
});

const halo = {
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;
const sans = { fontFamily: vars.font.sans, fontSize: '15px' } as const;
const italic = {
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fill: vars.color.info,
} as const;
/** Words are drawn in the map's units, so that on a phone, where the map is small, they must be larger. */
export const onPhone = style({});
const larger = (fontSize: string) => ({ selectors: { [`${onPhone} &`]: { fontSize } } });

export const townDot = style({ fill: vars.color.text, stroke: vars.color.surface, strokeWidth: 2 });
export const townName = style({
  ...halo,
  ...sans,
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
  ...larger('25px'),
});
export const small = style({
  ...halo,
  ...sans,
  fontSize: '14.5px',
  fill: vars.color.textMuted,
  ...larger('23px'),
});
export const riverName = style({ ...halo, ...italic, fontSize: '17px', strokeWidth: 3, ...larger('26px') });
export const seaName = style({ ...italic, fontSize: '22px', letterSpacing: '0.12em', ...larger('30px') });
export const scaleLine = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.5 });

export const area = style({
  fill: vars.color.accent,
  fillOpacity: 0.13,
  stroke: vars.color.accent,
  strokeWidth: 1.6,
});
export const hatch = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 1, opacity: 0.5 });
export const group = style({ outlineOffset: '3px' });
export const ring = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.accent,
  strokeWidth: 2,
  selectors: { [`${group}:hover &`]: { strokeWidth: 4 } },
});
export const outerRing = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 1, opacity: 0.7 });
export const count = style({
  ...sans,
  fontWeight: vars.weight.bold,
  fill: vars.color.text,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
export const bigger = style({
  selectors: { [`${onPhone} &`]: { transform: `scale(${ringScale.upright})` } },
});
