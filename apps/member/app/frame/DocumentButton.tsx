import { useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon } from '@rimba/ui';
import { useState } from 'react';
import { type OwnDocument, openDownload } from '../data/downloads.ts';
import { useSayFailure } from './use-say-failure.ts';

/** Opens a PDF of one's own. */
export function DocumentButton({ document, children }: { document: OwnDocument; children: string }) {
  const { t } = useTranslation('common');
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openDownload(document);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={DownloadIcon}
      busy={busy ? t('loading.document') : undefined}
      onClick={open}
    >
      {children}
    </Button>
  );
}
