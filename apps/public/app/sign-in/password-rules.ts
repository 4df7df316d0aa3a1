import { passwordObstacle, usePasswordStrength } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';

/** The rule of a new password, as React Hook Form wants it, and the meter's advice while it is typed. */
export function usePasswordRules(typed: string) {
  const { t } = useTranslation('errors');
  return {
    rules: {
      validate: (password: string) => {
        const obstacle = passwordObstacle(password);
        return obstacle === undefined || t(obstacle);
      },
    },
    strength: usePasswordStrength(typed),
  };
}
