import { impactQuery } from '@rimba/api-client/react-query';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { StatCounters } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/api.ts';

const counted = ['treesInTerm', 'adopters', 'communities', 'treesRecorded', 'species'] as const;

/** What everybody has done together, each figure with its definition. */
export function Impact() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const impact = useQuery(impactQuery(api())).data;
  if (!impact) return null;
  return (
    <Section title={t('impact.title')}>
      <StatCounters
        meaning={t('impact.definition')}
        counters={counted.flatMap((key) => {
          const counter = impact.find((each) => each.key === key);
          if (typeof counter?.value !== 'number') return [];
          return [
            {
              value: format.number(counter.value),
              what: t(`impact.${key}.label`),
              definition: t(`impact.${key}.definition`),
            },
          ];
        })}
      />
    </Section>
  );
}
