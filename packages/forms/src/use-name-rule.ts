import { useTranslation } from '@rimba/i18n/react';
import { longestName, shortestName, textLength } from './typed.rules.ts';

/** What is wrong with the name of an account, as React Hook Form's `validate` wants it. */
export function useNameRule() {
  const { t } = useTranslation('errors');
  return (typed: string) => {
    const length = textLength(typed.trim());
    if (length < shortestName) return t('profile.name_too_short');
    return length <= longestName || t('profile.name_too_long', { max: longestName });
  };
}
