import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { GrowthRings, Link, Stack, Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import * as styles from './tree-detail.css.ts';

/** Who looks after the tree, and the way to them. */
export function Community({ community }: { community: NonNullable<Tree['kelompokKomunitas']> }) {
  const { t } = useTranslation('trees');
  return (
    <div className={styles.community}>
      <GrowthRings seed={community.slug} />
      <Stack gap={1} align="start">
        <Text variant="small" tone="muted">
          {t('fields.group')}
        </Text>
        <Text variant="label">{community.name}</Text>
        <Text variant="small" tone="muted">
          {t('buy.waiting', { count: community.readyToAdopt })} · {community.district}
        </Text>
        <Link asChild standalone>
          <PageLink to={{ page: 'community', params: { kelompokKomunitasName: community.slug } }}>
            {t('detail.seeGroup')}
          </PageLink>
        </Link>
      </Stack>
    </div>
  );
}
