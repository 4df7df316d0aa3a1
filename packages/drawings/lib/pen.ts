// The pen: seeded randomness, compact paths, ink lines that swell, plates that know the theme.
export * from './pen/geometry.ts';
export * from './pen/plate.ts';
export * from './pen/tube.ts';
