import { style } from '@vanilla-extract/css';

export const page = style({ maxWidth: '40rem', marginInline: 'auto', padding: '2rem' });
