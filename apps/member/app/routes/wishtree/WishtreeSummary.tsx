import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink, PageLink } from '@rimba/shell';
import { Button, Heading, standAtFoot, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../../data/order.ts';
import * as styles from './wishtree.css.ts';

/** What the chosen trees cost, by the service's count: a bar on phones, a panel beside the list beyond. */
export function WishtreeSummary({ chosen }: { chosen: readonly number[] }) {
  const { t } = useTranslation('wishtree');
  const format = useFormat();
  const quote = useQuery({ ...quoteQuery(chosen), enabled: chosen.length > 0 });
  const total = chosen.length > 0 ? quote.data?.breakdown.finalPrice : undefined;
  return (
    <aside ref={standAtFoot} className={styles.summary} aria-label={t('summary.title')}>
      <div className={styles.wideOnly}>
        <Heading level={2} size="h4">
          {t('summary.title')}
        </Heading>
      </div>
      <div className={styles.total}>
        <Text variant="small" tone="muted" role="status">
          {t('list.selected', { count: chosen.length })}
        </Text>
        <Text variant="figure" as="span">
          {total === undefined ? '–' : format.rupiah(total)}
        </Text>
      </div>
      {chosen.length > 0 ? (
        <Button asChild width="full">
          <PageLink to={{ page: 'checkout', suffix: `?trees=${chosen.join(',')}` }}>
            {t('list.checkout')}
          </PageLink>
        </Button>
      ) : (
        <Button width="full" disabled>
          {t('list.checkout')}
        </Button>
      )}
      <div className={styles.wideOnly}>
        <Text variant="caption" tone="muted">
          {t('summary.feeNote')}
        </Text>
        <MoneyLink />
      </div>
    </aside>
  );
}
