import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Inline, Link, Text } from '@rimba/ui';

/** Says to whom came from the checkout for one more tree which ones wait there, and leads back. */
export function AnotherTree({ beside }: { beside: readonly number[] }) {
  const { t } = useTranslation('shelf');
  return (
    <Banner tone="info">
      <Text>{t('another.text', { count: beside.length })}</Text>
      <Inline>
        <Link asChild standalone>
          <PageLink to={{ page: 'unsignedCheckout', suffix: `?trees=${beside.join(',')}` }}>
            {t('another.back')}
          </PageLink>
        </Link>
        <Link asChild standalone>
          <PageLink to={{ page: 'shelf', suffix: '?trees=' }}>{t('another.anew')}</PageLink>
        </Link>
      </Inline>
    </Banner>
  );
}
