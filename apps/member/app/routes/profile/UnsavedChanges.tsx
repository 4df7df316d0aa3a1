import { useTranslation } from '@rimba/i18n/react';
import { ConfirmDialog } from '@rimba/ui';
import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/** Asks before a page with changes that nobody has saved is left; the browser asks in its own words. */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const goes = useRef(false);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );
  return (
    <ConfirmDialog
      keepsHistory
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog closes after a yes as well.
        if (!open && !goes.current) blocker.reset?.();
        goes.current = false;
      }}
      title={t('form.unsavedTitle')}
      description={t('form.unsaved')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      busyLabel={t('loading.page')}
      onConfirm={() => {
        goes.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
