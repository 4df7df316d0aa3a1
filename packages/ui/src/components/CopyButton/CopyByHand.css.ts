import { style } from '@vanilla-extract/css';

/** On a line of its own among buttons. */
export const line = style({ flexBasis: '100%' });

export const value = style({ userSelect: 'all', overflowWrap: 'anywhere' });
