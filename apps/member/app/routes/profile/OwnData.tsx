import { useTranslation } from '@rimba/i18n/react';
import { late, Section, useDemand } from '@rimba/shell';
import { Button, DownloadIcon, Heading, Stack, Text } from '@rimba/ui';
import { Suspense, useState } from 'react';
import { exportOwnData } from '../../data/account.ts';
import type { User } from '../../data/wire.ts';
import { saveFile } from '../../frame/save-file.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';

const DeleteDialog = late(() => import('./DeleteDialog.tsx'));

/** A copy of what is kept about the adopter, and its end. */
export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('data.title')}>
      <Export />
      <Deletion user={user} />
    </Section>
  );
}

function Export() {
  const { t } = useTranslation('profile');
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await exportOwnData(), 'rimba.json');
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={2} align="start">
      <Heading level={3} size="label">
        {t('data.exportTitle')}
      </Heading>
      <Text variant="small" tone="muted">
        {t('data.exportText')}
      </Text>
      <Button
        variant="secondary"
        icon={DownloadIcon}
        busy={busy ? t('data.exportPreparing') : undefined}
        onClick={save}
      >
        {t('data.exportButton')}
      </Button>
    </Stack>
  );
}

function Deletion({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <Stack gap={2} align="start">
      <Heading level={3} size="label">
        {t('data.deleteTitle')}
      </Heading>
      <Text variant="small" tone="muted">
        {t('data.deleteText')}
      </Text>
      <Button variant="quiet" onClick={ask}>
        {t('data.deleteButton')}
      </Button>
      {wanted && (
        <Suspense>
          <DeleteDialog user={user} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </Stack>
  );
}
