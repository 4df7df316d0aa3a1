import type { Schema } from '@rimba/api-client';
import { landTypeWords } from '@rimba/i18n';

type Tree = Schema<'Tree'>;
export type LandType = Tree['landType'];

export const landTypes: readonly LandType[] = Object.keys(landTypeWords).filter(
  (name): name is LandType => name in landTypeWords,
);
