import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/scales.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid' });
export const phone = styleVariants(counts, columns);
export const tablet = styleVariants(counts, (count) => ({ '@media': { [media.tablet]: columns(count) } }));
export const desktop = styleVariants(counts, (count) => ({ '@media': { [media.desktop]: columns(count) } }));
export const wide = styleVariants(counts, (count) => ({ '@media': { [media.wide]: columns(count) } }));
