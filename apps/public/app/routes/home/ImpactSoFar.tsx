import type { Schema } from '@rimba/api-client';
import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { ContourField, PageSection, StatCounters, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

type Counter = Schema<'ImpactCounter'>;
type Spending = Schema<'SpendingReport'>;

/** In the order they are shown. */
const counted = ['treesInTerm', 'survival', 'updates', 'income'] as const;

interface ImpactSoFarProps {
  impact: readonly Counter[] | null;
  /** Null where the service could not say. */
  spending: Spending | null;
}

/** What has happened so far, each figure with its definition and the day it was counted. */
export function ImpactSoFar({ impact, spending }: ImpactSoFarProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const passedOn = usePassedOn(spending);
  const asOf = impact?.[0]?.asOf;
  const figure = (key: (typeof counted)[number], value: number) => {
    const definition = t(`impact.${key}.definition`);
    switch (key) {
      case 'treesInTerm':
        return { value: format.number(value), what: t('impact.treesInTerm.counted'), definition };
      case 'income':
        return passedOn ?? { value: format.number(value, 1), what: t('impact.income.counted'), definition };
      default:
        return { value: format.percent(value, 1), what: t(`impact.${key}.counted`), definition };
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
            return typeof counter?.value === 'number' ? [figure(key, counter.value)] : [];
          })}
        />
      )}
    </PageSection>
  );
}

/** What has reached the communities, in place of what came in; undefined before the operator has entered any of it. */
function usePassedOn(spending: Spending | null) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const since = spending?.years.find(({ passedOn }) => passedOn > 0)?.year;
  if (!spending || spending.asOf === null || since === undefined) return undefined;
  return {
    value: format.number(spending.total.passedOn / 1_000_000, 1),
    what: t('impact.passedOn.counted', { year: since }),
    definition: t('impact.passedOn.definition', { date: format.date(spending.asOf) }),
  };
}
