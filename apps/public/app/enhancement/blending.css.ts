import { globalStyle } from '@vanilla-extract/css';

// What takes part in a blending cannot be pressed meanwhile: a page does not, nor the layer that all of it is drawn in.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });

/** A tree on its card, and on its page: both stand on the ground below them. */
globalStyle('[data-blends]', { viewTransitionName: 'drawing' });
globalStyle('::view-transition-old(drawing), ::view-transition-new(drawing)', {
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
  overflow: 'clip',
});
