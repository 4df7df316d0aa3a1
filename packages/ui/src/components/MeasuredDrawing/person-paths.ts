export const personM = 1.65;
/** The figure is drawn 100 units high. */
export const personUnits = 100;

/** A surveyor in a wide hat, feet at 0,0: hat, head, body. */
export const personPaths = [
  'M-17-86q17 9 34 0q-8-14-17-16q-9 2-17 16z',
  'M-9-84q-1 12 9 14q10-2 9-14q-9 4-18 0z',
  'M-5-70q-14 2-17 8l-4 34q2 3 6 1l5-22v16l-6 33h10l6-32h3l5 32h10l-5-33v-16l13 14q4 0 5-4l-15-24q-3-5-9-7q-4 3-7 0z',
] as const;
