import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elevations } from './elevation.ts';
import { type PaletteName, palettes } from './roles.ts';
import { duration, easing, radius, size, space, stroke } from './scales.ts';
import { fontFamily, fontSize, fontWeight } from './typography.ts';

/**
 * `data-theme` on <html> is `light` or `dark`; without it, or with `system`, the reader's system decides.
 * High contrast follows the system too; `data-contrast="more"` asks for it by hand.
 */
const theme = (name: PaletteName, scheme: 'light' | 'dark') => ({
  colorScheme: scheme,
  vars: {
    ...assignVars(vars.color, palettes[name]),
    ...assignVars(vars.elevation, elevations[name]),
  },
});

/** Paper is light, whatever the screen is. */
const systemDark = 'screen and (prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';

const light = theme('light', 'light');
const dark = theme('dark', 'dark');
const contrast = theme('contrast', 'light');
const contrastDark = theme('contrastDark', 'dark');

globalStyle(':root', {
  vars: {
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...assignVars(vars.stroke, stroke),
    ...assignVars(vars.duration, duration),
    ...assignVars(vars.easing, easing),
    ...assignVars(vars.font, fontFamily),
    ...assignVars(vars.fontSize, fontSize),
    ...assignVars(vars.weight, fontWeight),
    // What the drawings paint with, inline or through <use>.
    '--ink': vars.color.drawingInk,
    '--leaf': vars.color.drawingWash,
    '--paper': vars.color.surface,
    '--clay': vars.color.drawingClay,
  },
});

globalStyle(':root', { ...light, '@media': { [systemDark]: {}, [moreContrast]: contrast } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [systemDark]: dark, [moreContrast]: {}, [`${systemDark} and ${moreContrast}`]: contrastDark },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: dark, [`screen and ${moreContrast}`]: contrastDark },
});
globalStyle(':root[data-contrast="more"]', contrast);
globalStyle(':root[data-contrast="more"]:not([data-theme="light"])', {
  '@media': { [systemDark]: contrastDark },
});
globalStyle(':root[data-theme="dark"][data-contrast="more"]', { '@media': { screen: contrastDark } });
