import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { namedTrees, profile, share, zoneStart } from './profile-geometry.ts';

// Classes and not style attributes: a page's policy may forbid those.
export const zonePlace = styleVariants(
  zoneStart,
  (x): StyleRule => ({ insetInlineStart: share(x, profile.width) }),
);
export const treePlace = styleVariants(
  namedTrees,
  ({ x, top }): StyleRule => ({ insetInlineStart: share(x, profile.width), top: share(top, profile.height) }),
);
