import { useTranslation } from '@rimba/i18n/react';
import { PageLink, type PageTarget } from '@rimba/shell';
import { Banner, Link, Text } from '@rimba/ui';
import * as styles from './another-tree.css.ts';

interface AnotherTreeProps {
  /** How many trees wait at the checkout. */
  count: number;
  /** Back to them. */
  back: PageTarget;
  /** To all trees, without them. */
  anew: PageTarget;
}

/** Says to whom came from the checkout for one more tree that others wait there, and leads back. */
export function AnotherTree({ count, back, anew }: AnotherTreeProps) {
  const { t } = useTranslation('trees');
  return (
    <Banner tone="info">
      <Text>{t('another.text', { count })}</Text>
      <div className={styles.ways}>
        <Link asChild standalone>
          <PageLink to={back}>{t('another.back')}</PageLink>
        </Link>
        <Link asChild standalone>
          <PageLink to={anew}>{t('another.anew')}</PageLink>
        </Link>
      </div>
    </Banner>
  );
}
