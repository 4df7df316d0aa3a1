import { forcedFill, layer, media, unseen, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';
import { modes } from './modes.css.ts';
import { whenIcons } from './when-icons.ts';

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      flex: 'none',
      width: vars.size.sidebar,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      background: vars.color.backgroundSunken,
      transition: `width ${vars.duration.base} ${vars.easing.out}`,
      selectors: { [`&.${modes.icons}`]: { width: vars.size.sidebarIcon } },
    },
    [media.tabletOnly]: { selectors: { [`&.${modes.auto}`]: { width: vars.size.sidebarIcon } } },
  },
});

export const inner = style([
  {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100vh',
    padding: `${vars.space[3]} 0 ${vars.space[4]}`,
  },
]);

/** Its lines scroll where the window is low; what stands at the foot is always in view. */
export const main = style([
  {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    minHeight: 0,
    overflow: 'hidden auto',
    paddingInline: vars.space[3],
    scrollbarWidth: 'thin',
  },
  whenIcons({ paddingInline: '1px' }),
]);

export const end = style([
  { borderTop: `1px solid ${vars.color.lineSoft}`, paddingInline: vars.space[3] },
  whenIcons({ paddingInline: '1px' }),
]);

export const head = style([
  { paddingInline: vars.space[2] },
  whenIcons({ paddingInline: 0, display: 'grid', justifyItems: 'center' }),
]);

/** The wordmark, and the sign alone that stands in for it. */
export const name = style(whenIcons({ display: 'none' }));
export const sign = style([{ display: 'none' }, whenIcons({ display: 'block' })]);

export const list = style({ display: 'grid', gap: '2px' });

export const line = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: vars.size.touch,
    padding: `0 ${vars.space[2]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text,
    fontSize: vars.fontSize.control,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface },
      '&[aria-current="page"]': {
        background: vars.color.surface,
        color: vars.color.textHeading,
        fontWeight: vars.weight.bold,
        boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedFill } } },
  },
  whenIcons({ justifyContent: 'center', padding: 0 }),
]);

/** Beside a mere icon it is out of sight, but still the line's name, and comes with the pointer or the focus. */
export const label = style([
  { flex: 1 },
  whenIcons(unseen),
  // Fixed with no top of its own, it stays beside its icon and is not cut at the sidebar's edge.
  whenIcons(
    {
      position: 'fixed',
      zIndex: layer.popover,
      insetInlineStart: `calc(${vars.size.sidebarIcon} + ${vars.space[1]})`,
      width: 'auto',
      height: 'auto',
      padding: `${vars.space[1]} ${vars.space[2]}`,
      borderRadius: vars.radius.control,
      background: vars.color.text,
      color: vars.color.background,
      fontSize: vars.fontSize.small,
      whiteSpace: 'nowrap',
      clipPath: 'none',
    },
    [`${line}:hover`, `${line}:focus-visible`],
  ),
]);

export const arrow = style([
  {
    transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    selectors: { '[aria-expanded="false"] &': { transform: 'rotate(-90deg)' } },
  },
  whenIcons({ display: 'none' }),
]);

export const nested = style([
  {
    display: 'grid',
    gap: '2px',
    marginInlineStart: vars.space[4],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `1.5px solid ${vars.color.line}`,
  },
  whenIcons({ display: 'none' }),
]);

export const nestedLine = style({ minHeight: '2.5rem', fontSize: vars.fontSize.small });

export const foot = style([
  { display: 'grid', gap: vars.space[2], paddingTop: vars.space[2] },
  whenIcons({ justifyItems: 'center' }),
]);

export const theme = style(whenIcons({ display: 'none' }));
