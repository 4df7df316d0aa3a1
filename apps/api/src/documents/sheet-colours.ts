import { palettes } from '@rimba/ui/palettes';

const { light } = palettes;

/** The light sheet of the product; documents have no dark one. */
export const colours = {
  paper: light.surfaceRaised,
  ground: light.background,
  ink: light.text,
  heading: light.textHeading,
  quiet: light.textMuted,
  drawing: light.drawingInk,
  wash: light.drawingWash,
  accent: light.accent,
  /** Fainter than on screens: paper is read close by. */
  contour: '#e9e6da',
  line: light.line,
  codePaper: light.codePaper,
  codeInk: light.codeInk,
} as const;
