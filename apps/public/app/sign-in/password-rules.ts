import { useTranslation } from '@rimba/i18n/react';
import { passwordStrength } from './password-strength.ts';

/** The rules of a new password, 6 to 100 characters, and the meter's advice while it is typed. */
export function usePasswordRules(typed: string) {
  const { t } = useTranslation(['auth', 'errors']);
  const level = passwordStrength(typed);
  return {
    rules: {
      required: t('errors:auth.password_too_short'),
      minLength: { value: 6, message: t('errors:auth.password_too_short') },
      maxLength: { value: 100, message: t('errors:auth.password_too_long') },
    },
    strength: typed === '' ? undefined : { level, label: t(`auth:strength.${level}`) },
  };
}
