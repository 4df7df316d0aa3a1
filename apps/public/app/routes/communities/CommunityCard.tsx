import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, GrowthRings, Heading, Inline, Link, Stack, Text } from '@rimba/ui';
import { CommunityPicture } from '../../communities/CommunityPicture.tsx';
import type { Community } from '../../communities/community.ts';
import * as styles from './communities.css.ts';

/** A community: what its forest looks like, who it is, and what it looks after. */
export function CommunityCard({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { name, slug, location, description, treeCounts, kups } = community;
  const [picture] = community.photos ?? [];
  return (
    <Card as="li" padding={5}>
      <div className={styles.card}>
        {picture && (
          <div className={styles.picture}>
            <CommunityPicture {...picture} />
          </div>
        )}
        <Stack gap={3}>
          <Inline gap={3} wrap={false}>
            <GrowthRings seed={slug} size="standard" />
            <div>
              <Heading level={2} size="h3">
                <Link asChild tone="plain">
                  <PageLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>
                    {name}
                  </PageLink>
                </Link>
              </Heading>
              <Text variant="small" tone="muted">
                {location.village}, {location.district}
              </Text>
            </div>
          </Inline>
          <Text>{description}</Text>
          <Text variant="small">
            {kups.name} · {t(`kupsClass.${kups.class}`)}
          </Text>
          <Text variant="small" weight="medium">
            {t('list.cardTrees', { count: treeCounts.total })} ·{' '}
            {t('list.cardReady', { count: treeCounts.readyToAdopt })}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}
