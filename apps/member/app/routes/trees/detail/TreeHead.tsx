import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import {
  GrowthRings,
  Heading,
  Inline,
  LatinName,
  Link,
  Rule,
  Stack,
  StatusMark,
  Text,
  TreeTag,
} from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { statusWords } from '../../../trees/tree-words.ts';
import { Buying } from './Buying.tsx';
import * as styles from './detail.css.ts';
import { Freshness } from './Freshness.tsx';

/** What the tree is called, how it stands, and what can be done about it. */
export function TreeHead({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const { species, kelompokKomunitas: group } = tree;
  const kin = [...(species?.otherNames ?? []), species?.family].filter(Boolean).join(' · ');
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <TreeTag code={tree.code} />
        <Heading level={1} size="h1">
          {tree.treeName}
        </Heading>
        <Text as="span" variant="lead">
          <LatinName>{tree.latinName}</LatinName>
        </Text>
        {kin !== '' && (
          <Text variant="small" tone="muted">
            {kin}
          </Text>
        )}
      </Stack>
      <Inline>
        <StatusMark status={tree.status}>{t(`common:${statusWords[tree.status]}`)}</StatusMark>
        <Freshness tree={tree} />
      </Inline>
      <Replacement tree={tree} />
      <Rule />
      <Buying tree={tree} />
      {group && (
        <>
          <Rule />
          <div className={styles.group}>
            <GrowthRings seed={group.slug} size="small" />
            <Stack gap={1}>
              <Text variant="label">{group.name}</Text>
              <Text variant="small" tone="muted">
                {t('trees:buy.waiting', { count: group.readyToAdopt })} · {group.district}
              </Text>
            </Stack>
          </div>
        </>
      )}
    </Stack>
  );
}

/** A tree that died leads to the one that took its place, and back. */
function Replacement({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  if (tree.replacedBy) {
    return (
      <Stack gap={1}>
        <Text variant="label">{t('replacement.oldTitle')}</Text>
        <Link asChild standalone>
          <PageLink to={{ page: 'tree', params: { treeId: tree.replacedBy.id } }}>
            {t('replacement.see')} {tree.replacedBy.code}
          </PageLink>
        </Link>
      </Stack>
    );
  }
  if (!tree.replaces) return null;
  return (
    <Stack gap={1}>
      <Text variant="small">{t('replacement.newText', { code: tree.replaces.code })}</Text>
      <Link asChild standalone>
        <PageLink to={{ page: 'tree', params: { treeId: tree.replaces.id } }}>
          {t('replacement.seeOld')}
        </PageLink>
      </Link>
    </Stack>
  );
}
