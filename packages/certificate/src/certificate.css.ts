import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateAreas: '"standing" "sheet" "ways"',
  '@media': {
    print: { display: 'block' },
    [media.desktop]: {
      gridTemplateAreas: '"sheet standing" "sheet ways"',
      gridTemplateColumns: 'minmax(0, 1fr) 17.5rem',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
});

/** Today's word about the certificate and its buttons are no part of the paper. */
const beside = { '@media': { print: { display: 'none' } } };
/** Before the sheet on a phone: whoever checks a number wants to know first. */
export const standing = style({ gridArea: 'standing', ...beside });
export const sheet = style({ gridArea: 'sheet', minWidth: 0 });
export const ways = style({
  gridArea: 'ways',
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&[hidden]': { display: 'none' } },
  ...beside,
});

/** A promise that was not kept: a broken line beside it, as on the adopter's home. */
export const late = style({
  marginBlockStart: vars.space[2],
  borderInlineStart: `3px dashed ${vars.color.statusInactive}`,
  paddingInlineStart: vars.space[3],
});
