import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.sheet,
    textUnderlineOffset: '0.2em',
    transition: `text-decoration-color ${vars.duration.quick}`,
    ':hover': { textDecorationThickness: '2px' },
  },
  variants: {
    tone: {
      default: { color: vars.color.textLink, textDecoration: 'underline', textDecorationThickness: '1px' },
      /** Where the place says it is a link: navigation, a card's heading. */
      plain: {
        color: 'inherit',
        textDecoration: 'none',
        ':hover': { textDecoration: 'underline' },
      },
      onForest: { color: vars.color.onForest, textDecoration: 'underline' },
    },
    standalone: {
      true: { display: 'inline-flex', alignItems: 'center', gap: '0.4rem', minHeight: vars.size.touch },
    },
  },
});

/** Keeps the sign on the line of the link's last word. */
export const elsewhere = style({
  display: 'inline-block',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.1em',
});
