import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { paper } from '../../styles/floating.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer, media } from '../../tokens/scales.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const content = recipe({
  base: [
    paper,
    {
      position: 'fixed',
      inset: vars.space[4],
      zIndex: layer.dialog,
      margin: 'auto',
      width: 'auto',
      height: 'fit-content',
      maxHeight: 'calc(100dvh - 2rem)',
      overflowY: 'auto',
      padding: vars.space[5],
      display: 'grid',
      // An address without a break must not make the dialog wider than the phone.
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      gap: vars.space[3],
      selectors: {
        '&[data-state="open"]': { animation: `${arrive} ${vars.duration.base} ${vars.easing.out}` },
      },
    },
  ],
  variants: {
    size: { small: { maxWidth: '27rem' }, standard: { maxWidth: '38rem' }, wide: { maxWidth: '60rem' } },
  },
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
});

/** The cross sits in the corner without pushing the title down. */
export const close = style({ marginBlock: '-0.6rem 0', marginInline: '0 -0.75rem' });

const fade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const mostFaded = '3.5rem';
const endReached = keyframes({
  from: { vars: { [fade]: mostFaded } },
  to: { vars: { [fade]: vars.space[3] } },
});

/** What is answered stays in the window while more than it holds is read; a low window is left to what is read. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
  marginBottom: `calc(-1 * ${vars.space[5]})`,
  background: vars.color.surfaceRaised,
  position: 'relative',
  '@media': { '(min-height: 30rem)': { position: 'sticky', bottom: `calc(-1 * ${vars.space[5]})` } },
  // What goes on under it fades, until its end is reached; where all is in the window there is no timeline, and only the
  // gap fades.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 100%',
    height: `max(${fade}, ${vars.space[3]})`,
    animation: `${endReached} linear both`,
    animationTimeline: 'scroll(nearest block)',
    animationRange: `calc(100% - ${mostFaded}) 100%`,
    background: `linear-gradient(transparent, ${vars.color.surfaceRaised})`,
    pointerEvents: 'none',
  },
});

/** Where two hardly fit beside each other they share the line, or have one each: never of different widths. */
const filled = { flexGrow: 1 };
globalStyle(`${footer} > *`, { '@media': { [media.belowTablet]: filled } });
globalStyle(`${content.classNames.variants.size.small} > ${footer} > *`, filled);
