import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';
import { foot } from './stand-at-foot.ts';

const tone = createVar();

/** On phones the frame's navigation stands at the window's foot. */
globalStyle(':root', {
  vars: { [foot]: '0px' },
  '@media': { [media.belowTablet]: { vars: { [foot]: vars.size.bottomNav } } },
});

/** A dialog may fill a phone, with its buttons at the foot: toasts stand at its head. */
globalStyle(':root:has([role="dialog"], [role="alertdialog"])', {
  '@media': {
    [media.belowTablet]: { vars: { [foot]: 'calc(100dvh - 10rem) !important' } },
  },
});

export const toast = style([
  textRule('small'),
  {
    width: vars.size.toast,
    maxWidth: '100%',
    minHeight: vars.size.touch,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    alignItems: 'start',
    paddingBlock: '0.85rem',
    paddingInline: '1rem 0.5rem',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderInlineStart: `4px solid ${tone}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.overlay,
    vars: { [tone]: vars.color.lineStrong },
    // A phone has room for one: those before it come back as it goes.
    selectors: {
      '&[data-front="false"]': { '@media': { [media.belowTablet]: { visibility: 'hidden' } } },
      // Also over a dialog, which lets nothing else be pressed.
      '&[data-visible="true"]': { pointerEvents: 'auto' },
    },
  },
]);

export const success = style({ vars: { [tone]: vars.color.success } });
export const error = style({ vars: { [tone]: vars.color.danger } });
export const info = style({ vars: { [tone]: vars.color.info } });
export const warning = style({ vars: { [tone]: vars.color.warning } });

export const icon = style({ gridColumn: 1, gridRow: 1, color: tone, fontSize: '1.08rem' });
export const content = style({ gridColumn: 2, gridRow: 1, display: 'grid', gap: '0.1rem' });
export const title = style({ fontWeight: vars.weight.bold });

export const action = style({
  gridColumn: 2,
  gridRow: 2,
  justifySelf: 'start',
  minHeight: vars.size.touch,
  marginBlockEnd: '-0.6rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textLink,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const close = style({
  gridColumn: 3,
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  marginBlock: '-0.7rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceAccent },
});
