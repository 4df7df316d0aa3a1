import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

const ink = vars.color.drawingInk;
const piece = '2rem';
const edge = '6px';
const dashes = (to: string) =>
  `repeating-linear-gradient(${to}, ${ink} 0 ${piece}, transparent ${piece} calc(${piece} * 2))`;

export const figure = style({ display: 'grid', gap: vars.space[2] });

/** The neatline of a printed map: a frame of black and white pieces. */
export const neatline = style({
  position: 'relative',
  padding: edge,
  border: `1px solid ${ink}`,
  borderRadius: vars.radius.sheet,
  background: [
    `${dashes('to right')} top / 100% ${edge} no-repeat`,
    `${dashes('to right')} bottom / 100% ${edge} no-repeat`,
    `${dashes('to bottom')} left / ${edge} 100% no-repeat`,
    `${dashes('to bottom')} right / ${edge} 100% no-repeat`,
    vars.color.surface,
  ].join(', '),
});

export const sheet = style({ position: 'relative', overflow: 'hidden', border: `1px solid ${ink}` });

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  gap: vars.space[2],
});

export const legend = style([
  textRule('small'),
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` },
]);

export const note = style([textRule('caption'), { color: vars.color.textMuted }]);
