import { serif } from './fonts.ts';
import { colours } from './sheet-colours.ts';

/** A heading within a sheet. */
export const sheetHeading = {
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 15,
  color: colours.heading,
  marginTop: 20,
  marginBottom: 6,
} as const;
