import { useTranslation } from '@rimba/i18n/react';
import { CopyByHand, Text } from '@rimba/ui';
import type { ReactNode } from 'react';

interface ShareableProps {
  url: string;
  title: string;
  /** The sentence that goes with the link. */
  text?: string;
  /** The buttons, with `data-share-native` and `data-share-copy` around those that need a script. */
  children: ReactNode;
}

/** What `enhanceShare` works on: the buttons, what came of a press, and the link itself where copying is refused. */
export function Shareable({ url, title, text, children }: ShareableProps) {
  const { t } = useTranslation(['certificates', 'common']);
  return (
    <div
      data-share
      data-title={title}
      data-text={text}
      data-url={url}
      data-copied={t('certificates:share.copied')}
    >
      {children}
      <Text variant="small" tone="success" role="status">
        {''}
      </Text>
      <div data-share-refused hidden>
        <CopyByHand value={url}>{t('common:actions.copyRefused')}</CopyByHand>
      </div>
    </div>
  );
}
