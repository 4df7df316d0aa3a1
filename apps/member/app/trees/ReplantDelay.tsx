import { notesLanguage } from '@rimba/i18n';
import { Text } from '@rimba/ui';
import type { ForestTree } from '../data/wire.ts';

/** What a community says of a replacement that is late, in its own words. */
export function ReplantDelay({ of: { tree, lost } }: { of: Pick<ForestTree, 'tree' | 'lost'> }) {
  if (lost?.replantDelay === undefined) return null;
  return (
    <Text variant="small">
      {tree.kelompokKomunitas.name}: <q lang={notesLanguage}>{lost.replantDelay}</q>
    </Text>
  );
}
