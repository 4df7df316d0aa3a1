import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { paper } from '../../styles/floating.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/scales.ts';

const slide = (from: string) => keyframes({ from: { transform: from } });
const moving = (from: string, when = '') => ({
  [`&[data-state="open"]${when}`]: {
    animation: `${slide(from)} ${vars.duration.base} ${vars.easing.out}`,
  },
  [`&[data-state="closed"]${when}`]: {
    animation: `${slide(from)} ${vars.duration.quick} ${vars.easing.inOut} reverse`,
  },
});
/** From the edge that it lies at, which is the other one where writing runs to the left. */
const enter = (from: string, fromInRtl?: string) => ({
  selectors: { ...moving(from), ...(fromInRtl && moving(fromInRtl, ':dir(rtl)')) },
});
const [fromLeft, fromRight] = ['translateX(-100%)', 'translateX(100%)'];

export const content = recipe({
  base: [
    paper,
    {
      position: 'fixed',
      zIndex: layer.dialog,
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      borderRadius: vars.radius.none,
    },
  ],
  variants: {
    side: {
      left: {
        insetBlock: 0,
        insetInline: '0 auto',
        borderWidth: 0,
        borderInlineEndWidth: '1px',
        ...enter(fromLeft, fromRight),
      },
      right: {
        insetBlock: 0,
        insetInline: 'auto 0',
        borderWidth: 0,
        borderInlineStartWidth: '1px',
        ...enter(fromRight, fromLeft),
      },
      bottom: {
        inset: 'auto 0 0',
        maxHeight: '85dvh',
        borderWidth: '1px 0 0',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        paddingBottom: 'env(safe-area-inset-bottom)',
        ...enter('translateY(100%)'),
      },
    },
    size: {
      /** The phone's navigation. */
      sidebar: { width: vars.size.sidebarMobile, maxWidth: '90vw' },
      standard: { width: '24rem', maxWidth: '100vw' },
    },
  },
  compoundVariants: [{ variants: { side: 'bottom', size: 'standard' }, style: { width: 'auto' } }],
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
});

export const body = style({ overflowY: 'auto', padding: `0 ${vars.space[4]} ${vars.space[4]}` });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.lineSoft}`,
});
