import { longestName } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Button, TextField } from '@rimba/ui';
import { useState } from 'react';

interface RenewedNameProps {
  /** As the certificates have it until now. */
  before: string;
  /** Undefined while it stays. */
  name: string | undefined;
  onName: (name: string) => void;
}

/** The name on the new certificate, where it is to be another. */
export function RenewedName({ before, name, onName }: RenewedNameProps) {
  const { t } = useTranslation(['renew', 'errors']);
  const [touched, setTouched] = useState(false);
  if (name === undefined) {
    return (
      <div>
        <Button variant="quiet" size="compact" onClick={() => onName(before)}>
          {t('renew:change')}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      id="holder"
      label={t('renew:name')}
      hint={t('renew:nameHint')}
      autoComplete="name"
      maxLength={longestName}
      value={name}
      error={touched && name.trim() === '' ? t('errors:checkout.holder_name_required') : undefined}
      onBlur={() => setTouched(true)}
      onChange={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
}
