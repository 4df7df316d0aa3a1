import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%', minWidth: 0 });

export const sheet = style({
  gridRow: 2,
  selectors: {
    // The ring goes around the whole card, which the box is as large as.
    [`&:has(${box}:focus-visible)`]: {
      outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusOffset,
    },
    [`&:has(${box}:checked)`]: {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`&:has(${box}:checked)`]: { borderColor: 'Highlight' } } },
  },
});

export const note = style([textRule('note'), { overflowWrap: 'anywhere' }]);

export const choice = style({
  marginTop: 'auto',
  fontWeight: vars.weight.semibold,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const before = style({ selectors: { [`${box}:checked ~ &`]: { display: 'none' } } });
export const after = style({
  display: 'none',
  selectors: { [`${box}:checked ~ &`]: { display: 'inline' } },
});
