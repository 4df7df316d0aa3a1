import { treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, usePageAddress } from '@rimba/shell';
import { Replacement } from '@rimba/tree';
import { Heading, Inline, LatinName, Rule, Stack, StatusMark, Text, TreeTag } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { ShareLink } from '../../../frame/ShareLink.tsx';
import { useOwnTree } from '../../../trees/use-forest.ts';
import { Buying } from './Buying.tsx';
import { Community } from './Community.tsx';
import { Freshness } from './Freshness.tsx';

/** What the tree is called, how it stands, and what can be done about it. */
export function TreeHead({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const { species, kelompokKomunitas: community } = tree;
  const address = usePageAddress();
  const own = useOwnTree(tree.id);
  const isDead = tree.condition === 'dead';
  const kin = [...(species?.otherNames ?? []), species?.family].filter(Boolean).join(' · ');
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <Inline>
          <TreeTag code={tree.code} />
          {/* Told below, too; on a phone a green branch would be all there is to see first. */}
          {isDead && <StatusMark status="inactive">{t('health.dead')}</StatusMark>}
        </Inline>
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
      {!isDead && (
        <Inline>
          <StatusMark status={tree.status}>{t(treeStatusWords[tree.status])}</StatusMark>
          <Freshness tree={tree} />
        </Inline>
      )}
      <Replacement
        tree={tree}
        continues={Boolean(own?.replaces)}
        link={({ id: treeId }, text) => <PageLink to={{ page: 'tree', params: { treeId } }}>{text}</PageLink>}
      />
      <Rule />
      <Buying tree={tree} />
      <ShareLink
        url={address({ page: 'tree', params: { treeId: tree.id } })}
        title={`${tree.treeName}, ${tree.code}`}
      />
      {community && (
        <>
          <Rule />
          <Community community={community} />
        </>
      )}
    </Stack>
  );
}
