import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const panel = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.elevation.sheet,
});
/** Which drawing fits is a matter of the room that the chart is given, not of the window. */
export const inner = style({
  containerType: 'inline-size',
  maxWidth: '54rem',
  marginInline: 'auto',
  padding: vars.space[2],
});
const room = { wide: '(min-width: 560px)', narrow: '(max-width: 559.98px)' } as const;
const drawing = style({ width: '100%', height: 'auto' });
export const chart = styleVariants({
  wide: [drawing, { '@container': { [room.narrow]: { display: 'none' } } }],
  narrow: [drawing, { '@container': { [room.wide]: { display: 'none' } } }],
});

const unroll = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 -2% 0 0)' } });
export const growing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${unroll} ${vars.duration.draw} ${vars.easing.out} both`,
    },
  },
});

const line = { fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.2 } as const;
export const ground = style(line);
export const grid = style({
  ...line,
  strokeOpacity: 0.28,
  '@media': { [media.moreContrast]: { strokeOpacity: 1 } },
});
export const curve = style({ ...line, stroke: vars.color.peat, strokeWidth: 1.6, strokeDasharray: '5 4' });
export const dot = style({ fill: vars.color.peat });
export const band = style({
  fill: vars.color.warningSurface,
  stroke: vars.color.warningLine,
  strokeWidth: 0.6,
});

const text = { fontFamily: vars.font.sans, fontSize: '13px' } as const;
export const axis = style({ ...text, fill: vars.color.textMuted });
export const value = style({
  ...text,
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
export const remark = style({
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fontSize: '15px',
  fill: vars.color.textMuted,
});

export const twin = style({ borderTop: `1px solid ${vars.color.lineSoft}`, padding: `0 ${vars.space[4]}` });
export const summary = style([
  textRule('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    color: vars.color.textLink,
    fontWeight: vars.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
export const table = style([
  textRule('small'),
  {
    width: '100%',
    marginBottom: vars.space[3],
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const head = style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBottom: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});
export const cell = style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  // A size keeps its unit; the date has the room that is left.
  selectors: { 'td&': { whiteSpace: 'nowrap' }, '&:last-child': { paddingInlineEnd: 0 } },
});
