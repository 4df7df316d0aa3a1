import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const counters = style({ display: 'grid', gap: vars.space[4] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
});
export const item = recipe({
  base: {
    display: 'grid',
    containerType: 'inline-size',
    alignContent: 'start',
    gap: '0.4rem',
    paddingTop: vars.space[3],
    borderTop: `${vars.stroke.rule} solid currentColor`,
  },
  variants: {
    tone: { paper: { color: vars.color.drawingInk }, forest: { color: vars.color.onForest } },
  },
});
export const value = recipe({
  base: {
    ...textRule('figure'),
    // A figure and its unit, of up to ten signs, stay in a line.
    fontSize: `min(${textRule('figure').fontSize}, 18cqi)`,
    order: -1,
    overflowWrap: 'anywhere',
  },
  variants: { tone: { paper: { color: vars.color.textHeading }, forest: { color: vars.color.onForest } } },
});
const muted = {
  paper: { color: vars.color.textMuted },
  forest: { color: vars.color.onForestMuted },
} as const;
export const what = recipe({ base: textRule('small'), variants: { tone: muted } });
export const how = recipe({
  base: textRule('caption'),
  variants: {
    tone: {
      paper: { color: vars.color.textMuted, vars: { '--focus': vars.color.focus } },
      // The focus colour is made for paper; on the emerald band only its text colour stands out.
      forest: { color: vars.color.onForestMuted, vars: { '--focus': vars.color.onForest } },
    },
  },
});
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  margin: '-0.4rem 0',
  cursor: 'pointer',
  listStyle: 'none',
  ':focus-visible': { outlineColor: 'var(--focus)' },
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const meanings = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[3] });
export const meant = style({ fontWeight: vars.weight.semibold });
