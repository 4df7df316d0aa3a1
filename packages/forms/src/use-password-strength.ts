import { useTranslation } from '@rimba/i18n/react';
import { passwordStrength } from './password-strength.ts';

/** How strong a new password is while it is typed, for the meter below its field; nothing of an empty one. */
export function usePasswordStrength(typed: string) {
  const { t } = useTranslation('auth');
  if (typed === '') return undefined;
  const level = passwordStrength(typed);
  return { level, label: t(`strength.${level}`) };
}
