import { style } from '@vanilla-extract/css';

/** Some trees beside each other: as wide as they are drawn, and no wider than a phone. */
export const stand = style({ maxWidth: '100%' });
