import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

const pairs = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
} as const;

export const facts = style({ display: 'grid', gap: `${vars.space[5]} ${vars.space[6]}`, ...pairs });
export const rates = style([facts, { marginTop: vars.space[6] }]);
