import { useTranslation } from '@rimba/i18n/react';
import { matchPath, type PathName } from '@rimba/paths';
import { Banner, Button } from '@rimba/ui';
import { useLocation } from 'react-router';
import { useWaitingVersion } from '../offline/update.ts';

/** Where somebody may be paying: a new version can wait until they are done. */
const paying: ReadonlySet<PathName> = new Set<PathName>(['checkout', 'transaction']);

/** Offers a new version; it starts when the reader says so. */
export function UpdateNotice() {
  const { t } = useTranslation('common');
  const { start } = useWaitingVersion();
  const match = matchPath(useLocation().pathname);
  if (start === undefined || (match?.kind === 'page' && paying.has(match.name))) return null;
  return (
    <Banner
      layout="page"
      tone="info"
      action={
        <Button size="compact" variant="secondary" onClick={start}>
          {t('update.button')}
        </Button>
      }
    >
      {t('update.text')}
    </Banner>
  );
}
