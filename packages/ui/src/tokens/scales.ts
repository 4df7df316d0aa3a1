/** Distances in rem on a 16 px root: 4, 8, 12, 16, 24, 32, 48, 64, 96, 128 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
} as const;

/** Paper is cut, not moulded: sheets are nearly square, pills are for filters and counts only. */
export const radius = {
  none: '0',
  sheet: '0.1875rem',
  card: '0.25rem',
  control: '0.375rem',
  dialog: '0.5rem',
  pill: '62.5rem',
} as const;

export const size = {
  sidebar: '16rem',
  sidebarMobile: '18rem',
  sidebarIcon: '3rem',
  toast: '356px',
  toastGap: '14px',
  spinner: '40px',
  /** Smallest target a finger is asked to hit. */
  touch: '44px',
  /** Buttons and fields: 46 px. */
  control: '2.875rem',
  controlCompact: '2.75rem',
  topbar: '3.5rem',
  bottomNav: '3.75rem',
  /** Widest open page. */
  page: '75rem',
  /** Widest page inside the member frame. */
  memberPage: '70rem',
  /** The notebook's margin column on open pages from 1024 px. */
  margin: '15.5rem',
  /** Widest running text. */
  measure: '38rem',
  focusWidth: '3px',
  focusOffset: '2px',
} as const;

export const stroke = { drawing: '1.5px', detail: '0.9px', icon: '1.6px', rule: '1.5px' } as const;

export const duration = {
  instant: '80ms',
  quick: '140ms',
  base: '220ms',
  calm: '420ms',
  draw: '1200ms',
  spinner: '800ms',
} as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.45, 0.05, 0.25, 1)',
  settle: 'cubic-bezier(0.2, 1.1, 0.3, 1)',
} as const;

/** What lies over what. */
export const layer = {
  /** What lies under the words of its own part; the part is `isolation: isolate`. */
  behind: -1,
  raised: 1,
  sticky: 20,
  navigation: 30,
  dialog: 40,
  popover: 50,
  toast: 60,
  overlay: 70,
} as const;

/** How long a toast stays, in milliseconds. */
export const toastDuration = 4000;

/** Smallest widths in pixels, in letters of the usual size, of the three wider layouts; below `tablet` is the phone. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** The condition of a window that has room for a layout, in letters: who reads twice as large has half the room. */
export const roomFor = (layout: keyof typeof breakpoints) => `(min-width: ${breakpoints[layout] / 16}em)`;
const narrowerThan = (pixels: number) => `(max-width: ${(pixels - 0.02) / 16}em)`;

/** Media queries for vanilla-extract's `'@media'` keys. */
export const media = {
  /** The smallest phones, and a window zoomed that far. */
  tiny: `screen and ${narrowerThan(360)}`,
  tablet: `screen and ${roomFor('tablet')}`,
  desktop: `screen and ${roomFor('desktop')}`,
  wide: `screen and ${roomFor('wide')}`,
  belowTablet: `screen and ${narrowerThan(breakpoints.tablet)}`,
  /** Room for a tablet's layout, and for no wider one. */
  tabletOnly: `screen and ${roomFor('tablet')} and ${narrowerThan(breakpoints.desktop)}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  /** The reader's system decides every colour, as high contrast in Windows does; shadows and gradients are gone. */
  forcedColors: '(forced-colors: active)',
} as const;

export type Space = keyof typeof space;
