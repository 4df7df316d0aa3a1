import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On phones its two lines have their place while figures come: a text of one line would move what follows. */
export const lead = style({
  display: 'block',
  minHeight: '2lh',
  '@media': { [media.tablet]: { minHeight: '1lh' } },
});

export const searchAndSort = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 15rem' } },
});

export const sort = style({ minWidth: 0 });

/** One row that scrolls sideways to the screen's edge on phones, and wraps beyond. */
export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `3px ${vars.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

export const wrappingChips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const size = style({ display: 'grid', gap: vars.space[1], fontWeight: vars.weight.semibold });
/** In line with the fields below it: browsers set legends in. */
export const measure = style({ padding: 0 });
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 6rem))',
  gap: vars.space[2],
});

export const ifWide = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const ifNarrow = style({ '@media': { [media.tablet]: { display: 'none' } } });
