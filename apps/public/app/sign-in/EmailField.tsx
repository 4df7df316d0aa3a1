import { emailPattern } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { TextField } from '@rimba/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { emailFieldId } from './use-typed.ts';

interface EmailFieldProps extends UseFormRegisterReturn {
  label: string;
  hint?: ReactNode;
  /** `username` where it is the name of an account that is there already. */
  autoComplete: 'email' | 'username';
  error: string | undefined;
}

/** A page's one address to type. */
export const EmailField = (field: EmailFieldProps) => <TextField {...field} id={emailFieldId} type="email" />;

/** It is asked for, and said to be none where it cannot be one. */
export function useEmailRules() {
  const { t } = useTranslation('errors');
  return {
    required: t('request.field_required'),
    pattern: { value: emailPattern, message: t('request.invalid_email') },
  };
}
