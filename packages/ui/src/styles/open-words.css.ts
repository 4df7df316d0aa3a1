import { style } from '@vanilla-extract/css';

/** The two wordings of what opens and closes a `details`: one of them is seen. */
export const whenClosed = style({ selectors: { 'details[open] > summary > &': { display: 'none' } } });
export const whenOpen = style({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } });
