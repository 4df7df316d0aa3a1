import { style } from '@vanilla-extract/css';

/** The path of a file is one long word. */
export const files = style({ display: 'block', minWidth: '16rem', overflowWrap: 'anywhere' });
