import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

const hole = {
  content: '""',
  position: 'absolute',
  border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  borderRadius: '50%',
  background: vars.color.background,
} as const;

export const code = style([
  textRule('small'),
  {
    fontWeight: vars.weight.semibold,
    letterSpacing: '0.02em',
    // One unit in a line, wherever there is a line as long.
    display: 'inline-block',
    flexShrink: 0,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
]);

/** The aluminium label nailed to every tree. */
export const tag = style([
  code,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    width: 'fit-content',
    minHeight: '2.1rem',
    paddingBlock: '0.2rem',
    paddingInline: '1.9rem 0.8rem',
    border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    '::before': {
      ...hole,
      insetInlineStart: '0.65rem',
      top: 'calc(50% - 0.31rem)',
      width: '0.62rem',
      height: '0.62rem',
    },
  },
]);

export const nameTag = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  maxWidth: '22rem',
  paddingBlock: '1rem',
  paddingInline: '3.25rem 1.25rem',
  border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
  transform: 'rotate(-2deg)',
  '::before': { ...hole, insetInlineStart: '1.1rem', top: '1.15rem', width: '1.05rem', height: '1.05rem' },
});
export const place = style([textRule('caption'), { color: vars.color.textMuted }]);
export const name = style([
  textRule('note'),
  {
    minHeight: '2rem',
    borderBottom: `${vars.stroke.rule} dotted ${vars.color.lineStrong}`,
    fontSize: '1.375rem',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
