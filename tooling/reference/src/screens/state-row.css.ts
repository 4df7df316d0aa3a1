import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { viewports } from '../../../../packages/ui/.storybook/modes.ts';
import { vars } from '../../../../packages/ui/src/tokens/contract.css.ts';

export const rows = style({ display: 'grid', gap: vars.space[6], padding: vars.space[4] });
export const row = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const windows = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
});
export const address = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted });
export const state = style({ display: 'grid', gap: vars.space[2], margin: 0, flex: 'none' });

// Four phones beside each other on a laptop.
const scales = { phone: 0.7, desktop: 0.5 } as const;

/** As large as the window it stands for, and drawn smaller. */
export const window = styleVariants(scales, (zoom, size) => ({
  ...viewports[size].styles,
  zoom,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.background,
}));

// Until its story is there, a window of the browser's is white or black, whatever the theme.
globalStyle(`${state} iframe[data-drawn="false"]`, { opacity: 0 });
export const loading = style({ paddingInlineStart: vars.space[2] });
