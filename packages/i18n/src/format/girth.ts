import type { TFunction } from 'i18next';
import type { Language } from '../languages.ts';
import { measure } from './numbers.ts';

export interface Girth {
  /** cm */
  readonly circumference: number;
  /** At 1.3 m, or of a small tree at the collar. */
  readonly girthAt: 'breast' | 'collar';
}

/** A girth with its unit, and where it was taken if that is not at 1.3 m. */
export function girth({ circumference, girthAt }: Girth, language: Language, t: TFunction<'common'>): string {
  const size = measure(circumference, 'cm', language);
  return girthAt === 'collar' ? t('units.atCollar', { girth: size }) : size;
}
