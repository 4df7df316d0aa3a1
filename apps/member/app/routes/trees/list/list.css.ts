import { media, unseen, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On phones its two lines have their place while figures come: a text of one line would move what follows. */
export const lead = style({
  display: 'block',
  minHeight: '2lh',
  '@media': { [media.tablet]: { minHeight: '1lh' } },
});

/** What the list is narrowed by, in as few rows as the screen allows: on phones the trees begin in its first one. */
export const controls = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gridTemplateAreas: '"search search filters" "lands lands lands" "count sort sort"',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
      gridTemplateAreas: '"search sort" "lands lands" "filters filters" "count count"',
      alignItems: 'end',
    },
  },
});

export const search = style({ gridArea: 'search' });
/** On phones in line with what is chosen beside it. */
export const count = style({
  gridArea: 'count',
  minHeight: '1lh',
  alignSelf: 'end',
  '@media': { [media.belowTablet]: { paddingBottom: vars.space[3] } },
});
export const sort = style({ gridArea: 'sort', minWidth: 0 });

/** On phones what is chosen says what it is. */
export const sortLabel = style({
  '@media': { [media.belowTablet]: unseen },
});

/** One row that scrolls sideways to the screen's edge on phones, and wraps beyond. */
export const chips = style({
  gridArea: 'lands',
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
export const filters = style({ gridArea: 'filters' });
