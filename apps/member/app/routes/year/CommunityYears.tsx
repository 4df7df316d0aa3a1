import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import type { YearReview } from '../../data/wire.ts';

/** What the communities of the trees did meanwhile; the dead and those still missing are counted. */
export function CommunityYears({ groups }: { groups: YearReview['groups'] }) {
  const { t } = useTranslation('year');
  const format = useFormat();
  const active = groups.filter(({ patrols, died }) => patrols > 0 || died > 0);
  if (active.length === 0) return null;
  return (
    <Section title={t('group', { count: active.length })}>
      {active.map(({ id, name, slug, patrols, measured, died, planted }) => (
        <Text key={id} measure>
          <Link asChild>
            <PageLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>{name}</PageLink>
          </Link>{' '}
          {[
            t('measured', { count: measured, patrols: t('patrols', { count: patrols }) }),
            ...(died > 0 ? [t('loss', { count: died, planted: format.number(planted) })] : []),
            ...(died > planted ? [t('waiting', { count: died - planted })] : []),
          ].join(' ')}
        </Text>
      ))}
    </Section>
  );
}
