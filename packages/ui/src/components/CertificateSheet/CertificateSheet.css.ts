import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

const ink = vars.color.drawingInk;
const stripes = (to: string) =>
  `repeating-linear-gradient(${to}, ${ink} 0 var(--segment), transparent var(--segment) calc(var(--segment) * 2))`;
const band = '4px';
/** Paper is wide enough for the large sheet, whatever its margins leave. */
const wide = `${media.tablet}, print`;
/** Stands on each page of paper. */
const onEachPage = 'fixed';

/** A map's neatline: two thin lines with black and white segments between them. */
export const sheet = style({
  position: 'relative',
  overflow: 'hidden',
  padding: '2rem 1.6rem 1.9rem',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
  printColorAdjust: 'exact',
  vars: { '--segment': '1.5rem', '--edge': '0.5rem', '--paper': vars.color.surfaceRaised },
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 'var(--edge)',
    border: `1px solid ${ink}`,
    background: [
      `${stripes('90deg')} top / 100% ${band} no-repeat`,
      `${stripes('90deg')} bottom / 100% ${band} no-repeat`,
      `${stripes('180deg')} left / ${band} 100% no-repeat`,
      `${stripes('180deg')} right / ${band} 100% no-repeat`,
    ].join(', '),
    pointerEvents: 'none',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: `calc(var(--edge) + ${band})`,
    border: `1px solid ${ink}`,
    pointerEvents: 'none',
  },
  '@media': {
    [wide]: {
      padding: '3.5rem 3.75rem 3rem',
      vars: { '--segment': '2.5rem', '--edge': '1rem' },
    },
    // The whole of the paper, the foot at its end; where one page is not enough, each has its own margins.
    print: {
      display: 'grid',
      overflow: 'visible',
      minHeight: '98vh',
      border: 0,
      boxShadow: 'none',
      boxDecorationBreak: 'clone',
      '::before': { position: onEachPage, backgroundColor: vars.color.surfaceRaised },
      '::after': { position: onEachPage },
    },
  },
});

export const ground = style({
  position: 'absolute',
  inset: `calc(var(--edge) + ${band})`,
  overflow: 'hidden',
  opacity: 0.55,
  '@media': { print: { position: onEachPage } },
});
export const body = style({
  position: 'relative',
  '@media': { print: { display: 'flex', flexDirection: 'column' } },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[4],
});
export const seal = style({
  width: '7rem',
  flex: 'none',
  color: vars.color.accent,
  '@media': {
    [wide]: { position: 'absolute', top: '-0.5rem', insetInlineEnd: '-0.5rem', width: '12.25rem' },
  },
});
export const sealText = style({
  fontFamily: vars.font.sans,
  fontSize: '9.4px',
  fontWeight: vars.weight.semibold,
  fill: vars.color.textMuted,
  stroke: 'none',
});

export const words = style({
  containerType: 'inline-size',
  marginTop: '0.75rem',
  '@media': { [wide]: { marginTop: '2.75rem', paddingInlineEnd: '9rem' } },
});
export const title = style({
  ...textRule('h2'),
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
  lineHeight: 1.04,
  // Beside the seal, which is wider than the margin that the words keep.
  '@media': { [wide]: { maxWidth: 'calc(100% - 3.5rem)' } },
});
export const givenTo = style([{ marginTop: '1.1rem', color: vars.color.textMuted }]);
const nameSize = 'clamp(2.5rem, 1.6rem + 4.4vw, 5rem)';
export const holder = recipe({
  base: {
    ...textRule('note'),
    lineHeight: 1,
    letterSpacing: '-0.01em',
    color: vars.color.textHeading,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    /** No larger than the sheet has lines for: beside a menu it is narrower than the window lets expect. */
    words: {
      short: { fontSize: `min(${nameSize}, 24cqi)` },
      usual: { fontSize: `min(${nameSize}, 15cqi)` },
      /** It would be broken on a phone. */
      long: { fontSize: 'min(clamp(1.75rem, 0.6rem + 5.2vw, 5rem), 12.5cqi)' },
      /** Of many, as a company's name: two lines in place of three. */
      many: { fontSize: 'min(clamp(1.75rem, 0.6rem + 5.2vw, 3.5rem), 10cqi)' },
    },
  },
});
export const statement = style([textRule('lead'), { maxWidth: '34rem', marginTop: '0.9rem' }]);

export const trees = recipe({
  base: { display: 'grid', gap: '0.9rem', margin: '1.75rem 0' },
  variants: {
    /** Up to three trees stand as large plates from 768 px; more stay rows. */
    large: {
      true: {
        '@media': {
          [wide]: {
            gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
            gap: vars.space[2],
            margin: '2.5rem 0 2rem',
            textAlign: 'center',
          },
          print: { marginBlock: 'auto', paddingBlock: '1.5rem' },
        },
      },
      false: {
        '@media': {
          [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.75rem 1.5rem' },
          print: { marginBlock: 'auto', paddingBlock: '1.5rem' },
        },
      },
    },
  },
});
export const tree = recipe({
  base: {
    display: 'grid',
    // A code stays in one piece, so the plate is what gives way on the narrowest phones.
    gridTemplateColumns: 'minmax(0, 6.5rem) minmax(min-content, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    breakInside: 'avoid',
  },
  variants: {
    large: {
      true: {
        '@media': {
          [wide]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            justifyItems: 'center',
            gap: vars.space[3],
          },
        },
      },
      false: { gridTemplateColumns: 'minmax(0, 4rem) minmax(min-content, 1fr)', gap: vars.space[3] },
    },
  },
});
export const plate = recipe({
  base: { aspectRatio: '1', width: '100%' },
  variants: { large: { true: { '@media': { [wide]: { width: 'min(100%, 10.5rem)' } } }, false: {} } },
});
export const label = style({ display: 'grid', minWidth: 0, lineHeight: 1.45, overflowWrap: 'anywhere' });
/** Beside its drawing, which gives way; below it, it has the width of a column. */
export const code = style({
  display: 'grid',
  whiteSpace: 'nowrap',
  '@media': { [wide]: { whiteSpace: 'normal' } },
});
export const treeName = style({ fontWeight: vars.weight.semibold });
export const latin = style({ color: vars.color.textMuted });

export const message = style([
  textRule('note'),
  { marginBottom: vars.space[4], color: vars.color.text, overflowWrap: 'anywhere', breakInside: 'avoid' },
]);
export const from = style({ display: 'block' });

export const foot = style({
  paddingTop: '0.9rem',
  borderTop: `${vars.stroke.rule} solid ${ink}`,
  '@media': { print: { marginTop: 'auto', breakInside: 'avoid' } },
});
/** Where several sign, above number and code. */
export const signers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[3],
  marginBottom: vars.space[4],
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr auto' } },
});
export const signer = style({ '@media': { [wide]: { gridColumn: '2', gridRow: '1' } } });
export const signature = style([
  textRule('note'),
  { fontSize: '1.5rem', lineHeight: 1.2, color: vars.color.text },
]);
/** On a phone it has a line of its own, below the code: it is one unbroken unit. */
export const record = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@media': { [wide]: { gridColumn: '1', gridRow: '1' } },
});
export const number = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const small = style([textRule('caption'), { color: vars.color.textMuted }]);
export const qr = style({
  gridColumn: '-2',
  gridRow: '1',
  width: '5.5rem',
  padding: '0.2rem',
  background: vars.color.codePaper,
  forcedColorAdjust: 'none',
  color: vars.color.codeInk,
  '@media': { [wide]: { width: '4.75rem' } },
});
