import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { chip, chips } from '../../frame/choice.css.ts';
import { periods, type ReportView, sources, viewQuery } from '../../reports/report-view.ts';

/** Period and source as plain links: each is an address of its own. */
export function ReportChoices(view: ReportView) {
  const { t } = useTranslation('reports');
  const choices = [
    {
      label: t('financial.period.label'),
      options: periods.map((period) => ({
        key: period,
        name: t(`financial.period.${period}`),
        chosen: period === view.period,
        to: { ...view, period },
      })),
    },
    {
      label: t('financial.source.label'),
      options: [undefined, ...sources].map((source) => ({
        key: source ?? 'all',
        name: t(`financial.source.${source ?? 'all'}`),
        chosen: source === view.source,
        to: { ...view, source },
      })),
    },
  ];
  return (
    <Stack gap={4}>
      {choices.map(({ label, options }) => (
        <nav key={label} aria-label={label}>
          <Stack gap={2}>
            <Text variant="label">{label}</Text>
            <div className={chips}>
              {options.map(({ key, name, chosen, to }) => (
                <PageLink
                  key={key}
                  to={{ page: 'financialReport', suffix: `?${viewQuery(to)}` }}
                  aria-current={chosen ? 'true' : undefined}
                  className={chip}
                >
                  {name}
                </PageLink>
              ))}
            </div>
          </Stack>
        </nav>
      ))}
    </Stack>
  );
}
