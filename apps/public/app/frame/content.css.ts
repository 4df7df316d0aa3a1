import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space[7]} ${vars.space[4]}` } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.size.measure,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

/** Forms are no wider than running text. */
export const narrow = style({ maxWidth: vars.size.measure });

export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });
