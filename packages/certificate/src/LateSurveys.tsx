import { notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import * as styles from './certificate.css.ts';
import type { Certificate } from './certificate.ts';

interface LateSurveysProps {
  of: NonNullable<Certificate['lateSurveys']>;
  treeCount: number;
}

/** Since when surveys are late, and what the community says of it. */
export function LateSurveys({ of: { trees, since, reason, askedOn }, treeCount }: LateSurveysProps) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const date = format.date(since);
  return (
    <div className={styles.late}>
      <Text variant="small" weight="semibold">
        {treeCount === 1 ? t('standing.late', { date }) : t('standing.lateTrees', { count: trees, date })}
      </Text>
      <Text variant="small" tone="muted">
        {reason !== null ? (
          <>
            {t('standing.lateReason')} <span lang={notesLanguage}>{reason}</span>
          </>
        ) : askedOn !== null ? (
          t('standing.lateAsked', { date: format.date(askedOn) })
        ) : (
          t('standing.lateNoWord')
        )}
      </Text>
    </div>
  );
}
