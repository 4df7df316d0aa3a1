import { useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon } from '@rimba/ui';
import { useState } from 'react';
import { download, type OwnDocument } from '../data/downloads.ts';
import { useSayFailure } from './use-say-failure.ts';

/** Saves a PDF of one's own. */
export function DocumentButton({ document, children }: { document: OwnDocument; children: string }) {
  const { t } = useTranslation('common');
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(document);
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
      onClick={save}
    >
      {children}
    </Button>
  );
}
