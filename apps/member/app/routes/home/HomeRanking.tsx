import { topAdoptersQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { OwnRank } from '../../adopters/OwnRank.tsx';
import { Ranking } from '../../adopters/Ranking.tsx';
import { api } from '../../data/api.ts';
import type { OwnForest } from '../../data/wire.ts';

/** The adopters with the most trees, under the names they chose. */
export function HomeRanking({ forest }: { forest: OwnForest | undefined }) {
  const { t } = useTranslation('home');
  const adopters = useQuery(topAdoptersQuery(api())).data;
  if (!adopters || adopters.length === 0) return null;
  return (
    <Section
      title={t('topAdopters.title')}
      mark={
        <Link asChild standalone>
          <PageLink to={{ page: 'adopters' }}>{t('topAdopters.seeAll')}</PageLink>
        </Link>
      }
    >
      <OwnRank forest={forest} />
      <Ranking adopters={adopters} />
    </Section>
  );
}
