import { longestName } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Stack, TextField } from '@rimba/ui';
import { useState } from 'react';

interface RenewedNameProps {
  /** The name that the certificates have until now; empty where they have several. */
  before: string;
  /** Undefined while every tree keeps its own. */
  name: string | undefined;
  onName: (name: string | undefined) => void;
}

/** The name on the new certificate, where it is to be another: one for all own trees that are ticked. */
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
    <Stack gap={1}>
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
      <div>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            setTouched(false);
            onName(undefined);
          }}
        >
          {t('renew:keep')}
        </Button>
      </div>
    </Stack>
  );
}
