import { useTranslation } from '@rimba/i18n/react';
import { TextField } from '@rimba/ui';
import type { Typed } from '../../../account/use-typed.ts';

const longestLabel = 60;

/** What a passkey is called. */
export function LabelField({ typed: { field, value, error, onType } }: { typed: Typed }) {
  const { t } = useTranslation('profile');
  return (
    <TextField
      ref={field}
      label={t('passkey.label')}
      hint={t('passkey.labelHint')}
      maxLength={longestLabel}
      autoComplete="off"
      required
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      error={error}
    />
  );
}
