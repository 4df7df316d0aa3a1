import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const legend = style([textRule('label'), { padding: 0, marginBottom: vars.space[1] }]);

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', maxWidth: '30rem' },
  },
});

/** The button beside both days opens the calendar of the range. */
export const opener = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
