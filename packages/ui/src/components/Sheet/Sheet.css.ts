import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { paper } from '../../styles/floating.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/scales.ts';

const slide = (from: string) => keyframes({ from: { transform: from } });
const enter = (from: string) => ({
  selectors: {
    '&[data-state="open"]': { animation: `${slide(from)} ${vars.duration.base} ${vars.easing.out}` },
    '&[data-state="closed"]': {
      animation: `${slide(from)} ${vars.duration.quick} ${vars.easing.inOut} reverse`,
    },
  },
});

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
      left: { inset: '0 auto 0 0', borderWidth: '0 1px 0 0', ...enter('translateX(-100%)') },
      right: { inset: '0 0 0 auto', borderWidth: '0 0 0 1px', ...enter('translateX(100%)') },
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
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
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
