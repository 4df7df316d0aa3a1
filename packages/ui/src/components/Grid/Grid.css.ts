import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/scales.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid' });
export const phone = styleVariants(counts, columns);
export const tablet = styleVariants(counts, (count) => ({ '@media': { [media.tablet]: columns(count) } }));
export const desktop = styleVariants(counts, (count) => ({ '@media': { [media.desktop]: columns(count) } }));
export const wide = styleVariants(counts, (count) => ({ '@media': { [media.wide]: columns(count) } }));

/** As many equal columns as fit; on a narrow page one, whatever it is asked for. */
export const fitting = styleVariants(
  { '9rem': '9rem', '12.75rem': '12.75rem', '15.5rem': '15.5rem', '20rem': '20rem' },
  (width) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }),
);
