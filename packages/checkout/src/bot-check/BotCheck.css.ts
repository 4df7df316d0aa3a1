import { media, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the widget, so that nothing moves when it comes. */
export const place = style({ display: 'grid', minHeight: '3rem' });

/** The widget's own frame, around the words that stand there until it comes. */
export const waiting = style({
  display: 'grid',
  alignItems: 'center',
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

globalStyle(`${place} altcha-widget`, {
  vars: {
    '--altcha-border-color': vars.color.lineStrong,
    '--altcha-border-radius': vars.radius.control,
    '--altcha-border-width': '1.5px',
    '--altcha-color-base': vars.color.surfaceRaised,
    '--altcha-color-base-content': vars.color.text,
    '--altcha-color-primary': vars.color.accent,
    '--altcha-color-primary-content': vars.color.onAccent,
    '--altcha-color-success': vars.color.success,
    '--altcha-color-success-content': vars.color.onAccent,
    '--altcha-color-error': vars.color.danger,
    '--altcha-color-error-content': vars.color.onDanger,
    '--altcha-max-width': '100%',
    '--altcha-shadow': 'none',
  },
});

/** Its tick is drawn on a ground that forced colours take away. */
globalStyle(`${place} altcha-widget .altcha-checkbox input:checked + svg`, {
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
