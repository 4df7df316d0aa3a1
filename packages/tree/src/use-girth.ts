import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { collarBelowM } from '@rimba/ui';

/** Says a tree's girth; undefined for one that is still too low to be measured at breast height. */
export function useGirth() {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return ({ height, circumference }: Pick<Schema<'Tree'>, 'height' | 'circumference'>): string | undefined =>
    height >= collarBelowM ? t('girthOf', { cm: format.number(circumference, 1) }) : undefined;
}
