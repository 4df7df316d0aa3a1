export const fontFamily = {
  serif: "'Rimba Serif', 'Rimba Serif Fallback', Georgia, serif",
  sans: "'Rimba Sans', 'Rimba Sans Fallback', system-ui, sans-serif",
} as const;

/**
 * What our files are cut from, by the names that design tools know. Cut files need a name of their own by the licence:
 * hence Rimba Serif and Rimba Sans in code.
 */
export const typefaces = {
  serif: { name: 'Alegreya', from: 'https://fonts.google.com/specimen/Alegreya' },
  sans: { name: 'Plus Jakarta Sans', from: 'https://fonts.google.com/specimen/Plus+Jakarta+Sans' },
} as const;

/** Of both: free to use and to install, also at work. */
export const typefaceLicence = 'SIL Open Font License 1.1';

export const fontWeight = {
  regular: '400',
  note: '480',
  medium: '500',
  semibold: '600',
  bold: '700',
} as const;

/** Sizes of single words in controls and frames; running text takes a whole style of the scale below. */
export const fontSize = {
  /** Axis labels and the bottom navigation: nothing is smaller. */
  smallest: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  control: '0.9375rem',
  /** The name of a page in the top bar. */
  bar: '1.1875rem',
} as const;

type TextStyle = {
  fontFamily: keyof typeof fontFamily;
  fontSize: string;
  lineHeight: string;
  fontWeight: keyof typeof fontWeight;
  letterSpacing?: string;
  fontStyle?: 'italic';
};

/** Between windows of these widths, in pixels, fluid sizes grow. */
export const typeWindows = { phone: 360, wide: 1280 } as const;

/** The type scale. */
export const textStyles = {
  caption: { fontFamily: 'sans', fontSize: '0.8125rem', lineHeight: '1.4', fontWeight: 'regular' },
  small: { fontFamily: 'sans', fontSize: '0.875rem', lineHeight: '1.5', fontWeight: 'regular' },
  body: { fontFamily: 'sans', fontSize: '1rem', lineHeight: '1.6', fontWeight: 'regular' },
  lead: {
    fontFamily: 'sans',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    lineHeight: '1.55',
    fontWeight: 'regular',
  },
  label: { fontFamily: 'sans', fontSize: '0.875rem', lineHeight: '1.3', fontWeight: 'semibold' },
  /** Latin names, what a person in the field wrote, and notes in the margin; never emphasis. */
  note: {
    fontFamily: 'serif',
    fontSize: '1.0625rem',
    lineHeight: '1.45',
    fontWeight: 'note',
    fontStyle: 'italic',
  },
  h4: { fontFamily: 'serif', fontSize: '1.25rem', lineHeight: '1.25', fontWeight: 'semibold' },
  h3: {
    fontFamily: 'serif',
    fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)',
    lineHeight: '1.2',
    fontWeight: 'semibold',
  },
  h2: {
    fontFamily: 'serif',
    fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)',
    lineHeight: '1.1',
    fontWeight: 'semibold',
    letterSpacing: '-0.006em',
  },
  h1: {
    fontFamily: 'serif',
    // In large letters, too, a long word is no wider than a phone.
    fontSize: 'min(clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem), 13vw)',
    lineHeight: '1.04',
    fontWeight: 'semibold',
    letterSpacing: '-0.008em',
  },
  display: {
    fontFamily: 'serif',
    fontSize: 'min(clamp(2.625rem, 1.55rem + 4.9vw, 5.25rem), 15vw)',
    lineHeight: '0.98',
    fontWeight: 'semibold',
    letterSpacing: '-0.014em',
  },
  figure: {
    fontFamily: 'serif',
    // The longest sum in rupiah stands in one line on a phone, however large the letters.
    fontSize: 'min(clamp(2rem, 1.5rem + 2.2vw, 3.25rem), 12.5vw)',
    lineHeight: '1',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
  },
} as const satisfies Record<string, TextStyle>;

export type TextVariant = keyof typeof textStyles;
