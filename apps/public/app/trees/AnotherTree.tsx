import { noneBeside, toBeside } from '@rimba/checkout/tree-choice';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Link, Text } from '@rimba/ui';
import * as styles from './another-tree.css.ts';

interface AnotherTreeProps {
  beside: readonly number[];
  /** They are for somebody else. */
  isGift: boolean;
}

/** Says to whom came from the checkout for one more tree which ones wait there, and leads back. */
export function AnotherTree({ beside, isGift }: AnotherTreeProps) {
  const { t } = useTranslation('shelf');
  return (
    <Banner tone="info">
      <Text>{t('another.text', { count: beside.length })}</Text>
      <div className={styles.ways}>
        <Link asChild standalone>
          <PageLink to={{ page: 'unsignedCheckout', suffix: toBeside(beside, isGift) }}>
            {t('another.back')}
          </PageLink>
        </Link>
        <Link asChild standalone>
          <PageLink to={{ page: 'shelf', suffix: noneBeside(isGift) }}>{t('another.anew')}</PageLink>
        </Link>
      </div>
    </Banner>
  );
}
