import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const heading = recipe({
  base: { textWrap: 'balance' },
  variants: {
    size: {
      display: textRule('display'),
      // A code in a page's name is longer than a phone in large letters.
      h1: { ...textRule('h1'), overflowWrap: 'anywhere' },
      h2: textRule('h2'),
      h3: textRule('h3'),
      h4: textRule('h4'),
      /** A heading in the outline that reads like a label. */
      label: textRule('label'),
    },
    tone: {
      default: { color: vars.color.textHeading },
      onForest: { color: vars.color.onForest },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
});
