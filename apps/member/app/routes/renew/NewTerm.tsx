import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Heading, Skeleton, Stack, Text } from '@rimba/ui';
import * as styles from './renew.css.ts';
import type { Renewable } from './renewable.ts';

interface NewTermProps {
  of: Renewable;
  /** By the service; undefined while it is asked, or while the tree is not ticked. */
  next: Schema<'Quote'>['terms'][number] | undefined;
  loading: boolean;
}

/** From when to when the next term runs, beside the one that runs now. */
export function NewTerm({ of: { tree }, next, loading }: NewTermProps) {
  const { t } = useTranslation('renew');
  const term = tree.terms.at(-1);
  const hasEnded = tree.state === 'ended';
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('term')}
      </Heading>
      <dl className={styles.terms}>
        {!hasEnded && term && (
          <div className={styles.termNow}>
            <dt>{t('now')}</dt>
            <Days {...term} />
          </div>
        )}
        {next && (
          <div className={styles.termNext}>
            <dt>{t('next')}</dt>
            <Days {...next} />
          </div>
        )}
      </dl>
      {!next && loading && <Skeleton shape="line" />}
      <Text variant="small" tone="muted">
        {t(hasEnded ? 'gap' : 'join')}
      </Text>
    </Stack>
  );
}

/** Two terms share a phone's width: a term is broken between its days, and never in one. */
function Days({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const format = useFormat();
  return (
    <dd className={styles.termDays}>
      <span className={styles.termDay}>{format.date(startsAt)} –</span>{' '}
      <span className={styles.termDay}>{format.lastFullDay(endsAt)}</span>
    </dd>
  );
}
