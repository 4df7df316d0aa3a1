import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Inline, Link, Text } from '@rimba/ui';
import * as styles from './year.css.ts';

/** The ways to the reviews of other years, if there are any. */
export function OtherYears({
  years,
  running = [],
}: {
  years: readonly number[];
  running?: readonly number[] | undefined;
}) {
  const { t } = useTranslation('year');
  if (years.length === 0) return null;
  return (
    <nav className={styles.onScreen} aria-label={t('others')}>
      <Inline>
        <Text as="span" variant="small" tone="muted">
          {t('others')}
        </Text>
        {years.map((year) => (
          <Link key={year} asChild>
            <PageLink to={{ page: 'year', params: { year } }}>
              {running.includes(year) ? t('running', { year: String(year) }) : String(year)}
            </PageLink>
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
