import { useTranslation } from '@rimba/i18n/react';
import { ConfirmDialog } from '@rimba/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page with changes that nobody has saved is left; the browser asks in its own words. */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t('form.unsavedTitle')}
      description={t('form.unsaved')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      busyLabel={t('loading.page')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
