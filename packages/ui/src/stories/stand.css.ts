import { style } from '@vanilla-extract/css';
import { drawingColors } from '../styles/drawing.css.ts';

/** Some trees beside each other: as wide as they are drawn, and no wider than a phone. */
export const stand = style([drawingColors, { maxWidth: '100%' }]);

/** As large as a page shows a map. */
export const land = style([
  drawingColors,
  { display: 'block', width: '100%', height: 'clamp(16rem, 40vw, 27rem)' },
]);

/** What a page leaves for its sheet between a menu and a column beside it. */
export const beside = style({ maxWidth: '40rem' });

/** A column that is narrower than a line of text. */
export const column = style({ maxWidth: '13rem' });

/** What a phone of 320 px leaves. */
export const narrowestPhone = style({ maxWidth: '18rem' });
