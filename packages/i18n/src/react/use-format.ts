import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from '../format.ts';
import { useLanguage } from './use-language.ts';

/** Money, numbers, sizes, dates and times in the reader's language. */
export function useFormat(): Format {
  const language = useLanguage();
  const { t } = useTranslation('common');
  return useMemo(() => createFormat(language, t), [language, t]);
}
