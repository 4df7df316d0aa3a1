import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.35rem' });

export const legend = style([textRule('label'), { padding: 0, marginBottom: '0.35rem' }]);

export const options = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      plain: { gap: vars.space[1] },
      /** Rows on one sheet, for choices that need two lines and a sign. */
      rows: {
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.sheet,
        background: vars.color.surface,
      },
    },
  },
});

export const description = style([textRule('small'), { color: vars.color.textMuted, textWrap: 'pretty' }]);

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '0.7rem',
    minHeight: vars.size.touch,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  },
  variants: {
    layout: {
      plain: {
        paddingBlock: '0.35rem',
        // The circle stands at the choice's own line, however much is said below it.
        selectors: { [`&:has(${description})`]: { alignItems: 'start' } },
      },
      rows: {
        minHeight: '3.5rem',
        padding: '0.7rem 1rem',
        selectors: {
          '& + &': { borderTop: `1px solid ${vars.color.lineSoft}` },
          '&:has(:checked)': {
            background: vars.color.surfaceAccent,
            boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
          },
          '&:hover:not(:has(:disabled))': { background: vars.color.surfaceAccent },
        },
      },
    },
  },
});

/** What stands at the end goes below the words where it would leave them too little room. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} 0.7rem`,
  alignItems: 'center',
});

export const words = style({
  display: 'grid',
  flex: '1 1 8rem',
  gap: '0.1rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const labelText = recipe({
  variants: { layout: { plain: {}, rows: { fontWeight: vars.weight.semibold } } },
});

export const end = style([textRule('small'), { textAlign: 'end' }]);

export const radio = style([
  box,
  {
    margin: 0,
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        width: '0.5rem',
        height: '0.5rem',
        margin: 0,
        border: 0,
        borderRadius: '50%',
        background: 'currentColor',
        transform: 'none',
      },
    },
  },
]);
