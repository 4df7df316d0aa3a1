import type { Elevation } from './elevation.ts';
import type { breakpoints, duration, easing, layer, radius, Space, size } from './scales.ts';

// In a sentence each; `tokens.json` and Storybook's tables say them.

export const spacePurposes = {
  0: 'What touches.',
  1: 'A figure and its unit, a label and its hint.',
  2: 'An icon and its word, lines that belong to each other, chips in a row.',
  3: 'The rows of a list, the inside of buttons and fields.',
  4: 'Fields of a form, cards in a grid, the inside of a card, the edge of a phone’s page.',
  5: 'Parts of a card or a dialog, the inside of a large card.',
  6: 'Parts of a page.',
  7: 'Above and below a section on a phone.',
  8: 'Above and below a section from a tablet on.',
  9: 'More air than any page has wanted so far.',
  10: 'The most there is.',
} as const satisfies Record<Space, string>;

export const radiusPurposes = {
  none: 'What reaches from edge to edge.',
  sheet: 'Paper: cards, charts, maps, pictures and messages.',
  card: 'Menus, hints and the label of a tree.',
  control: 'Buttons and fields.',
  dialog: 'Dialogs and sheets that lie over the page.',
  pill: 'Filters, counts, switches and progress.',
} as const satisfies Record<keyof typeof radius, string>;

export const elevationPurposes = {
  sheet: 'Paper that lies on the page: cards and panels.',
  lifted: 'What stands out from the page: a card under the pointer, a certificate, what lies on a map.',
  overlay: 'What floats over the page: dialogs, menus, lists and toasts.',
} as const satisfies Record<Elevation, string>;

export const sizePurposes = {
  sidebar: 'The width of the frame’s sidebar.',
  sidebarMobile: 'The width of a sheet that comes from the side.',
  sidebarIcon: 'The width of the sidebar folded to its icons.',
  toast: 'The width of a toast.',
  toastGap: 'Between two toasts.',
  spinner: 'The spinner of a page.',
  touch: 'The smallest target that a finger is asked to hit.',
  control: 'The height of buttons and fields.',
  controlCompact: 'The height of a compact button.',
  topbar: 'The height of the bar above a page.',
  bottomNav: 'The height of the bar below a phone’s page.',
  page: 'The widest open page.',
  memberPage: 'The widest page inside the frame for adopters.',
  margin: 'The notebook’s margin beside open pages, from a desktop on.',
  measure: 'The widest running text.',
  focusWidth: 'The ring around what has the focus.',
  focusOffset: 'Between that ring and what it is around.',
} as const satisfies Record<keyof typeof size, string>;

export const layerPurposes = {
  behind: 'Under the words of its own part, which is isolated.',
  raised: 'Over its neighbours.',
  sticky: 'What stays while the page moves: top bars and notices.',
  navigation: 'The bar below a phone’s page.',
  dialog: 'Dialogs, sheets and enlarged pictures, with what dims the page.',
  popover: 'Menus, lists and hints, over dialogs too.',
  toast: 'What was done, and what is under way.',
  overlay: 'What covers everything while it loads.',
} as const satisfies Record<keyof typeof layer, string>;

export const breakpointPurposes = {
  tablet: 'Two columns, and more air between sections.',
  desktop: 'The notebook’s margin, and the sidebar beside an adopter’s page.',
  wide: 'As wide as a page becomes; the type has its full size.',
} as const satisfies Record<keyof typeof breakpoints, string>;

export const durationPurposes = {
  instant: 'What gives way to what has come: the picture of a map under the map itself.',
  quick: 'Colour under the pointer, and what closes.',
  base: 'Panels, dialogs and sheets that open, bars that fill.',
  calm: 'A part of a page that arrives.',
  draw: 'A drawing that is inked once.',
  spinner: 'A turn of the spinner.',
} as const satisfies Record<keyof typeof duration, string>;

export const easingPurposes = {
  out: 'What comes, or answers a finger: fast at first, then at rest.',
  inOut: 'What leaves, or goes back and forth: gentle at both ends.',
  settle: 'What is lifted: a little too far, then back to its place.',
} as const satisfies Record<keyof typeof easing, string>;
