import type { PaletteName } from './roles.ts';

export type Elevation = 'sheet' | 'lifted' | 'overlay';

/** A sheet has a lower edge and no blur; blur is for what floats. High contrast has no shadows. */
const flat: Record<Elevation, string> = { sheet: 'none', lifted: 'none', overlay: 'none' };

export const elevations: Record<PaletteName, Record<Elevation, string>> = {
  light: {
    sheet: '0 1px 0 #2b2a1814',
    lifted: '0 2px 6px -1px #2b2a181f, 0 8px 18px -6px #2b2a181a',
    overlay: '0 18px 48px -12px #16281f40',
  },
  dark: {
    sheet: '0 1px 0 #00000040',
    lifted: '0 2px 6px -1px #00000066, 0 8px 18px -6px #00000066',
    overlay: '0 18px 48px -12px #000000aa',
  },
  contrast: flat,
  contrastDark: flat,
};
