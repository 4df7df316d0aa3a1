import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 40%), 1fr))',
  gap: vars.space[3],
});

/** On a sheet of paper, square-cornered, as drawings are. */
export const sheet = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});

export const open = style({ padding: 0, border: 0, background: 'none', cursor: 'zoom-in' });
export const photo = style({ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' });
export const caption = style([textRule('caption'), { color: vars.color.textMuted }]);
