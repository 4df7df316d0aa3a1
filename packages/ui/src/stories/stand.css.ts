import { style } from '@vanilla-extract/css';

/** Some trees beside each other: as wide as they are drawn, and no wider than a phone. */
export const stand = style({ maxWidth: '100%' });

/** What a page leaves for its sheet between a menu and a column beside it. */
export const beside = style({ maxWidth: '40rem' });

/** A column that is narrower than a line of text. */
export const column = style({ maxWidth: '13rem' });
