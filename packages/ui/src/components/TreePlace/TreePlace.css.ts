import { keyframes, style } from '@vanilla-extract/css';
import { drawingColors } from '../../styles/drawing.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { stage } from './place-layout.ts';

/** A drawing is not turned with the writing. */
export const place = style({
  display: 'grid',
  direction: 'ltr',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

const onePlace = { gridArea: '1 / 1' } as const;
/** As wide as what has to be seen, and as the window if that is wider. */
export const room = style({ ...onePlace, maxWidth: 'none' });
export const scene = style({
  ...onePlace,
  position: 'relative',
  height: `${stage.height + 46}px`,
  overflow: 'hidden',
});

export const drawing = style([
  drawingColors,
  {
    position: 'absolute',
    bottom: 0,
    insetInlineStart: '50%',
    width: `${stage.width}px`,
    maxWidth: 'none',
    overflow: 'visible',
    height: `${stage.height}px`,
    marginInlineStart: `-${stage.middle}px`,
    vars: { '--paper': vars.color.background },
  },
]);

export const line = style({ fill: 'none', stroke: vars.color.lineSoft, strokeWidth: 1 });
export const ground = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.5 });
export const pale = style({ opacity: 0.32 });

const arrives = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const arriving = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${arrives} ${vars.duration.calm} ${vars.easing.out}`,
    },
  },
});

export const tag = style([
  textRule('label'),
  {
    position: 'absolute',
    top: 0,
    insetInlineStart: '50%',
    maxWidth: '90%',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surfaceRaised,
    transform: 'translateX(-50%)',
    overflowWrap: 'anywhere',
  },
]);
