import { globalStyle } from '@vanilla-extract/css';

// What takes part in a blending cannot be pressed meanwhile: a page does not, nor the layer that all of it is drawn in.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });

/**
 * The drawing with which a tree's card begins, once it was pressed, becomes the one on the tree's page; that one takes no
 * part any more where its page is left.
 */
globalStyle('article:has([data-to-drawing][aria-busy]) > :first-child', { viewTransitionName: 'drawing' });
globalStyle('html:not([data-under-way]) [data-blends]', { viewTransitionName: 'drawing' });
/** Both stand on the ground below them. */
globalStyle('::view-transition-old(drawing), ::view-transition-new(drawing)', {
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
  overflow: 'clip',
});
