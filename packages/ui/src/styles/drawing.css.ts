import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** Hands the theme's colours down to drawings brought in by `<use>`, which inherit custom properties only. */
export const drawingColors = style({
  vars: {
    '--ink': vars.color.drawingInk,
    '--paper': vars.color.surface,
    '--leaf': vars.color.drawingWash,
    '--clay': vars.color.drawingClay,
    '--moss': vars.color.drawingWashMoss,
    '--deep': vars.color.drawingWashDeep,
    '--far': vars.color.backgroundSunken,
    '--soil': vars.color.backgroundSunken,
    '--sand': vars.color.lineStrong,
    '--water': vars.color.water,
    '--waterline': vars.color.waterLine,
    '--peat': vars.color.peat,
    '--honey': vars.color.drawingFruit,
    '--land': vars.color.background,
    '--contour': vars.color.contour,
    '--accent': vars.color.accent,
  },
});
