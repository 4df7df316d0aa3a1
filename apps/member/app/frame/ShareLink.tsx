import { useTranslation } from '@rimba/i18n/react';
import { Button, CopyButton, Inline, ShareIcon } from '@rimba/ui';
import { useSyncExternalStore } from 'react';

interface ShareLinkProps {
  /** The page's address; where it names no origin, ours. */
  url: string;
  /** What the device's own sheet calls it. */
  title: string;
  /** What goes along with the address. */
  text?: string;
}

const never = () => () => undefined;

/** The server knows neither where the product is nor whether the device shares by itself. */
const useIsHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Shows a page to somebody: by the device's own sharing where there is one, and by its address. */
export function ShareLink({ url: address, title, text }: ShareLinkProps) {
  const isHere = useIsHere();
  const url = isHere ? new URL(address, window.location.origin).href : address;
  const { t } = useTranslation('common');
  const share = () =>
    // Closing the device's sheet rejects; that is no failure.
    navigator.share({ title, url, ...(text !== undefined && { text }) }).catch(() => undefined);
  return (
    <Inline>
      {isHere && 'share' in navigator && (
        <Button variant="secondary" size="compact" icon={ShareIcon} onClick={share}>
          {t('actions.share')}
        </Button>
      )}
      <CopyButton
        value={url}
        label={t('actions.copyLink')}
        copiedLabel={t('toast.linkCopied')}
        refusedLabel={t('actions.copyRefused')}
      />
    </Inline>
  );
}
