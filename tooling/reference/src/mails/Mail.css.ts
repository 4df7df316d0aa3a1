import { style } from '@vanilla-extract/css';
import { vars } from '../../../../packages/ui/src/tokens/contract.css.ts';

/** The sheet of a mail is 600 px wide and has 12 px on either side: as wide as a mail is read on a desk, narrower on a phone. */
export const frame = style({
  display: 'block',
  width: '100%',
  maxWidth: 680,
  border: `1px solid ${vars.color.line}`,
});
export const twin = style({
  margin: 0,
  maxWidth: 680,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.small,
});
