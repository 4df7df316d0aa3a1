import { useTranslation } from '@rimba/i18n/react';
import { Button, CopyButton, Inline, ShareIcon } from '@rimba/ui';

interface ShareLinkProps {
  url: string;
  /** What the device's own sheet calls it. */
  title: string;
  /** What goes along with the address. */
  text?: string;
}

/** Shows a page to somebody: by the device's own sharing where there is one, and by its address. */
export function ShareLink({ url, title, text }: ShareLinkProps) {
  const { t } = useTranslation('common');
  const share = () =>
    // Closing the device's sheet rejects; that is no failure.
    navigator.share({ title, url, ...(text !== undefined && { text }) }).catch(() => undefined);
  return (
    <Inline>
      {'share' in navigator && (
        <Button variant="secondary" size="compact" icon={ShareIcon} onClick={share}>
          {t('actions.share')}
        </Button>
      )}
      <CopyButton value={url} label={t('actions.copyLink')} copiedLabel={t('toast.linkCopied')} />
    </Inline>
  );
}
