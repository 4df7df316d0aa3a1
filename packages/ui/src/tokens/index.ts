export { textRule } from '../styles/text-rule.ts';
export { unseen } from '../styles/unseen.ts';
export { vars } from './contract.css.ts';
export { contrastRatio, type Pairing, pairings, ratioIn } from './contrast.ts';
export { type Elevation, elevations } from './elevation.ts';
export { type Ramp, ramps } from './ramps.ts';
export { type ColorRole, colorRoles, type Palette, type PaletteName, palettes } from './roles.ts';
export * from './scales.ts';
export { fontFamily, fontSize, fontWeight, type TextVariant, textStyles } from './typography.ts';
