import { passwordObstacle } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { passwordStrength } from './password-strength.ts';

/** The rule of a new password, as React Hook Form wants it, and the meter's advice while it is typed. */
export function usePasswordRules(typed: string) {
  const { t } = useTranslation(['auth', 'errors']);
  const level = passwordStrength(typed);
  return {
    rules: {
      validate: (password: string) => {
        const obstacle = passwordObstacle(password);
        return obstacle === undefined || t(`errors:${obstacle}`);
      },
    },
    strength: typed === '' ? undefined : { level, label: t(`auth:strength.${level}`) },
  };
}
