import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Link, Stack, Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { useOwnTree } from '../../../trees/use-forest.ts';

/** A tree that died leads to the one that took its place, and back. */
export function Replacement({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const own = useOwnTree(tree.id);
  const { replacedBy, replaces, condition, surveyedAt } = tree;
  const date = format.date(surveyedAt);
  if (replacedBy) {
    return (
      <Stack gap={1}>
        <Text variant="label">{t('replacement.oldTitle')}</Text>
        {condition === 'dead' && (
          <Text variant="small">
            {t('replacement.oldText', { date, code: unbrokenCode(replacedBy.code) })}
          </Text>
        )}
        <Link asChild standalone>
          <PageLink to={{ page: 'tree', params: { treeId: replacedBy.id } }}>
            {t('replacement.see')} {unbrokenCode(replacedBy.code)}
          </PageLink>
        </Link>
      </Stack>
    );
  }
  if (condition === 'dead') {
    return (
      <Stack gap={1}>
        <Text variant="label">{t('replacement.oldTitle')}</Text>
        <Text variant="small">{t('replacement.oldAlone', { date })}</Text>
      </Stack>
    );
  }
  if (!replaces) return null;
  return (
    <Stack gap={1}>
      <Text variant="small">
        {own?.replaces
          ? t('replacement.newText', { code: unbrokenCode(replaces.code) })
          : t('replacement.newPlain', { code: unbrokenCode(replaces.code) })}
      </Text>
      <Link asChild standalone>
        <PageLink to={{ page: 'tree', params: { treeId: replaces.id } }}>{t('replacement.seeOld')}</PageLink>
      </Link>
    </Stack>
  );
}
