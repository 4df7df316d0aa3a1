import { useTranslation } from '@rimba/i18n/react';
import { ConfirmDialog } from '@rimba/ui';
import { useEffect, useState } from 'react';
import { browserNavigation } from '../../navigation/browser-navigation.ts';

/** Asks before a page with changes that nobody has saved is left; the browser asks in its own words. */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('common');
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    if (!unsaved) return;
    return browserNavigation().guard((go) => setLeave(() => go));
  }, [unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={leave !== undefined}
      onOpenChange={(open) => {
        if (!open) setLeave(undefined);
      }}
      title={t('form.unsavedTitle')}
      description={t('form.unsaved')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      busyLabel={t('loading.page')}
      onConfirm={() => leave?.()}
    />
  );
}
