/** cm at 1.3 m, one decimal, from the measured circumference: the two are never stored apart. */
export const diameterOf = (circumference: number): number => Math.round((circumference / Math.PI) * 10) / 10;

/** The circumferences in cm whose diameter, to one decimal, is `diameter` or more (or less, for `most`). */
export const circumferenceFor = (diameter: number): { least: number; most: number } => ({
  least: (diameter - 0.05) * Math.PI,
  most: (diameter + 0.05) * Math.PI,
});

/** Snaps a coordinate to the public grid of 0.001°, about 110 m: an exact one would lead thieves to the tree. */
export const snap = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
