import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Checkbox, CopyButton, Dialog, DialogClose, Inline, Stack, Text, TextField } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { ProofField } from '../../../account/ProofField.tsx';
import { proofFailure, proofOf } from '../../../account/proof.ts';
import { sayWrong, useTyped } from '../../../account/use-typed.ts';
import { makeApiKey } from '../../../data/api-keys.ts';
import type { ApiKey, User } from '../../../data/wire.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import * as styles from '../profile.css.ts';

type Scope = ApiKey['scopes'][number];
type NewKeyDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: User };

const scopes = ['read', 'order'] as const satisfies readonly Scope[];

/** Makes a key, and shows its secret this once: it does not go by a slip. */
export default function NewKeyDialog({ user, open, onOpenChange }: NewKeyDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [secret, setSecret] = useState<string>();
  const [asks, setAsks] = useState(false);
  const closeLabel = t('common:actions.close');
  if (secret !== undefined) {
    const close = () => {
      setSecret(undefined);
      setAsks(false);
      onOpenChange(false);
    };
    return (
      <Dialog
        open={open}
        onOpenChange={() => setAsks(!asks)}
        size="small"
        title={t(asks ? 'profile:keys.keptTitle' : 'profile:keys.secretTitle')}
        description={t(asks ? 'profile:keys.keptText' : 'profile:keys.secretText')}
        closeLabel={closeLabel}
      >
        {asks ? (
          <Kept onBack={() => setAsks(false)} onKept={close} />
        ) : (
          <Secret value={secret} onKept={close} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:keys.newTitle')}
      description={t('profile:keys.newText')}
      closeLabel={closeLabel}
    >
      <NewKeyForm user={user} onMade={setSecret} />
    </Dialog>
  );
}

function Kept({ onBack, onKept }: { onBack: () => void; onKept: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Inline justify="end">
      <Button variant="secondary" onClick={onBack}>
        {t('keys.back')}
      </Button>
      <Button onClick={onKept}>{t('keys.kept')}</Button>
    </Inline>
  );
}

function Secret({ value, onKept }: { value: string; onKept: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Stack gap={4}>
      <code className={styles.secret}>{value}</code>
      <Inline justify="end">
        <CopyButton
          value={value}
          label={t('profile:keys.copy')}
          copiedLabel={t('profile:keys.copied')}
          refusedLabel={t('common:actions.copyRefused')}
        />
        <Button onClick={onKept}>{t('profile:keys.kept')}</Button>
      </Inline>
    </Stack>
  );
}

function NewKeyForm({ user, onMade }: { user: User; onMade: (secret: string) => void }) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const name = useTyped();
  const proof = useTyped();
  const [chosen, setChosen] = useState<readonly Scope[]>(['read']);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const required = t('errors:request.field_required');
    const isWrong = sayWrong(
      [name, name.value.trim() === '' ? required : undefined],
      [proof, proof.value === '' ? required : undefined],
    );
    if (isWrong || chosen.length === 0) return;
    setBusy(true);
    try {
      onMade(await makeApiKey({ name: name.value, scopes: [...chosen], ...proofOf(user, proof.value) }));
    } catch (error) {
      if (!sayWrong([proof, proofFailure(error)])) sayFailure(error);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextField
          ref={name.field}
          label={t('profile:keys.name')}
          hint={t('profile:keys.nameHint')}
          value={name.value}
          error={name.error}
          maxLength={50}
          autoComplete="off"
          required
          onChange={({ currentTarget }) => name.onType(currentTarget.value)}
        />
        <fieldset aria-labelledby="key-scopes">
          <Stack gap={2}>
            <Text variant="label" id="key-scopes">
              {t('profile:keys.scopes')}
            </Text>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`profile:keys.scope.${scope}`)}
                error={chosen.length === 0 && scope === 'order' ? t('profile:keys.scopeNeeded') : undefined}
                checked={chosen.includes(scope)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(scopes.filter((one) => (one === scope ? checked : chosen.includes(one))))
                }
              />
            ))}
          </Stack>
        </fieldset>
        <ProofField user={user} typed={proof} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('common:actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" busy={busy ? t('profile:keys.making') : undefined}>
            {t('profile:keys.makeConfirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
