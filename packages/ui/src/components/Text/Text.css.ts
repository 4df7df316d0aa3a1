import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const text = recipe({
  variants: {
    variant: {
      caption: textRule('caption'),
      small: textRule('small'),
      body: textRule('body'),
      lead: { ...textRule('lead'), textWrap: 'pretty' },
      label: textRule('label'),
      note: textRule('note'),
      figure: textRule('figure'),
    },
    tone: {
      inherit: {},
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      heading: { color: vars.color.textHeading },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      info: { color: vars.color.info },
      onForest: { color: vars.color.onForest },
      onForestMuted: { color: vars.color.onForestMuted },
    },
    weight: {
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    /** Running text keeps to a line length that can be read. */
    measure: { true: { maxWidth: vars.size.measure } },
    unbroken: { true: { whiteSpace: 'nowrap' } },
  },
});
