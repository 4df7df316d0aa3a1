import type { Schema } from '@rimba/api-client';
import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { ContourField, PageSection, StatCounters, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

type Counter = Schema<'ImpactCounter'>;

/** In the order they are shown. */
const counted = ['treesInTerm', 'survival', 'updates', 'income'] as const;

/** What has happened so far, each figure with its definition and the day it was counted. */
export function Impact({ impact }: { impact: readonly Counter[] | null }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const asOf = impact?.[0]?.asOf;
  const figure = (key: (typeof counted)[number], value: number) => {
    switch (key) {
      case 'treesInTerm':
        return { value: format.number(value), what: t('impact.treesInTerm.label') };
      case 'income':
        return {
          value: format.number(value, 1),
          what: `${t('impact.income.label')}, ${t('impact.income.unit')}`,
        };
      default:
        return { value: format.percent(value, 1), what: t(`impact.${key}.counted`) };
    }
  };
  return (
    <PageSection
      tone="forest"
      heading={t('impact.title')}
      note={t('impact.text')}
      aside={
        asOf !== undefined && (
          <Text variant="small" tone="onForestMuted">
            {t('impact.asOf', { date: format.dateTime(asOf) })}
          </Text>
        )
      }
      backdrop={<ContourField of={motif('contours')} seed="impact" tone="forest" />}
    >
      {impact === null ? (
        <SectionFailed />
      ) : (
        <StatCounters
          tone="forest"
          meaning={t('impact.definition')}
          counters={counted.flatMap((key) => {
            const counter = impact.find((each) => each.key === key);
            if (typeof counter?.value !== 'number') return [];
            return [{ ...figure(key, counter.value), definition: t(`impact.${key}.definition`) }];
          })}
        />
      )}
    </PageSection>
  );
}
