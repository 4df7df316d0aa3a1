import { media, unseen, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** One line where there is room. On phones its lines have their place while figures come. */
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  minHeight: '3lh',
  '@media': { [media.tablet]: { minHeight: '1lh' } },
});

/** What the list is narrowed by, in as few rows as it takes: the trees begin in the first screen. */
export const controls = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'center',
  // As wide as the count, which stays in one line where letters are not far larger.
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr) auto',
  gridTemplateAreas: '"search search filters" "chips chips chips" "count sort sort"',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 8rem auto',
    },
  },
});

export const search = style({ gridArea: 'search' });
/** In line with what is chosen beside it. */
export const count = style({
  gridArea: 'count',
  minWidth: '10ch',
  minHeight: '1lh',
  alignSelf: 'end',
  paddingBottom: vars.space[3],
});
export const sort = style({ gridArea: 'sort', minWidth: 0 });

/** What is chosen says what it is. */
export const sortLabel = style(unseen);

/** On phones one row that scrolls sideways, to the screen's edge; where there is room as many rows as it takes. */
export const chips = style({
  gridArea: 'chips',
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `3px ${vars.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 } },
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

/** As wide as its place, which the choice of an order below may widen. */
export const filters = style({ gridArea: 'filters', display: 'grid' });
