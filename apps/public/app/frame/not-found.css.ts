import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  position: 'relative',
  // The contours lie behind the words, not behind the page's own ground.
  isolation: 'isolate',
  paddingBlock: vars.space[8],
  // As far as the frame's main part reaches.
  minHeight: `calc(100svh - ${vars.size.topbar})`,
});

/** Clear ground: no line of the hills and no step of the trail runs through the words. */
export const words = style({
  width: 'fit-content',
  background: vars.color.background,
  boxShadow: `0 0 0 ${vars.space[4]} ${vars.color.background}`,
});

/** Down to the footer, over the distance that it keeps. */
export const contours = style({
  position: 'absolute',
  inset: `0 0 calc(-1 * ${vars.space[6]})`,
  zIndex: layer.behind,
  overflow: 'hidden',
});

const drawn = { fill: 'none', stroke: vars.color.peat, strokeLinecap: 'round' } as const;
/** As the contours: nothing runs through text for who wants contrast. */
export const trail = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [`${media.moreContrast}, ${media.forcedColors}`]: { display: 'none' } },
  selectors: { ':root[data-contrast="more"] &': { display: 'none' } },
});
export const steps = style({ ...drawn, strokeWidth: 3.5, strokeDasharray: '2 12' });
export const cross = style({ ...drawn, strokeWidth: 4 });
