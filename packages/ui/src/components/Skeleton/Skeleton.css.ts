import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A fast answer shows no skeleton at all: it waits 150 ms. */
export const group = style({ animation: `${appear} 1ms linear 150ms backwards` });

/** Boxes that follow one another keep apart; lines have a margin of their own. */
const apart = { selectors: { [`${group} > [aria-hidden] + &`]: { marginBlockStart: vars.space[3] } } };

export const skeleton = recipe({
  base: {
    display: 'block',
    // High contrast and forced colours have one ground for everything: there the edge is all that is seen.
    border: `1px solid ${vars.color.lineSoft}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.backgroundSunken,
  },
  variants: {
    shape: {
      line: { height: '0.8rem', marginBlock: '0.4rem' },
      heading: { height: '1.3rem', marginBlock: '0.3rem' },
      block: { height: '9rem', ...apart },
      tall: { height: '19rem', ...apart },
      control: { height: vars.size.control, ...apart },
      circle: { width: vars.size.touch, height: vars.size.touch, borderRadius: '50%' },
    },
    width: { full: {}, long: { width: '80%' }, medium: { width: '60%' }, short: { width: '35%' } },
  },
});
