import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import type { ForestTree } from '../../data/wire.ts';
import { namesakes } from './namesakes.ts';

/** Beside a tree's name: its number where another of one's trees is called the same, and whose it is. */
export function ToldApart({
  of: { tree, bond, holder },
  among,
  inList = false,
}: {
  of: ForestTree;
  among: readonly ForestTree[];
  /** Between the names of other trees. */
  inList?: boolean;
}) {
  const { t } = useTranslation('member-home');
  const apart = [
    ...(namesakes(among).has(tree.treeName) ? [unbrokenCode(tree.code)] : []),
    ...(bond === 'given' && holder !== '' ? [t('row.gift', { name: holder })] : []),
  ];
  if (apart.length === 0) return null;
  return (
    <Text as="span" variant="small" tone="muted">
      {inList ? ` (${apart.join(', ')})` : apart.join(', ')}
    </Text>
  );
}
