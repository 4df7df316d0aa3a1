import type { Schema } from '@rimba/api-client';
import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Inline, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import { TreeRow } from '../flow/TreeRow.tsx';
import { goneTitle } from '../flow/tree-choice.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import { lostTrees } from './lost-trees.rules.ts';
import { YoursAlready } from './YoursAlready.tsx';

type Gone = Schema<'Quote'>['unavailable'][number];

interface GoneTreesProps {
  gone: Gone[];
  /** What was sent and may have become an order. */
  unheard: CheckoutOrder | undefined;
  /** The trees that are left without them. */
  left: readonly number[];
  onLeaveOut: (gone: readonly number[]) => void;
  onReplace: (gone: readonly number[], others: readonly number[]) => void;
  /** A link to all trees, by its text; those that are left go along. */
  toTrees: (beside: readonly number[], text: string) => ReactNode;
}

/** The chosen trees that cannot be ordered: the reader's already, or lost to others. A module of its own. */
export default function GoneTrees({ gone, unheard, left, onLeaveOut, onReplace, toTrees }: GoneTreesProps) {
  const { t } = useTranslation('checkout');
  const lost = lostTrees(gone, unheard);
  const replaceable = lost.filter(({ similar }) => similar !== null);
  const similar = replaceable.flatMap((one) => one.similar?.tree ?? []);
  const [only, ...more] = similar;
  return (
    <>
      <YoursAlready gone={gone} />
      {lost.length > 0 && (
        <Banner urgent>
          <Stack gap={3}>
            {lost.map((one) => (
              <LostTree key={one.treeId} {...one} />
            ))}
            <Inline>
              {only && (
                <Button
                  size="compact"
                  onClick={() =>
                    onReplace(
                      replaceable.map(({ treeId }) => treeId),
                      similar.map(({ id }) => id),
                    )
                  }
                >
                  {more.length === 0
                    ? t('gone.take', { tree: `${only.treeName} ${unbrokenCode(only.code)}` })
                    : t('gone.takeAll', { count: similar.length })}
                </Button>
              )}
              {left.length > 0 && (
                <Button
                  size="compact"
                  variant="secondary"
                  onClick={() => onLeaveOut(gone.map(({ treeId }) => treeId))}
                >
                  {t('outcome.taken.continue')}
                </Button>
              )}
              <Button size="compact" variant="secondary" asChild>
                {toTrees(left, t('outcome.taken.choose'))}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      )}
    </>
  );
}

/** What became of one tree, and the one that is offered in its place. */
function LostTree({ treeName, code, reason, similar }: Gone) {
  const { t } = useTranslation('checkout');
  if (code === null) return null;
  const tree = `${treeName ?? ''} ${unbrokenCode(code)}`.trim();
  return (
    <Stack gap={1}>
      <Text weight="semibold">{t(goneTitle(reason), { tree })}</Text>
      <Text>{similar ? t(`gone.${similar.by}`, { species: similar.tree.treeName }) : t('gone.none')}</Text>
      {similar && <TreeRow tree={similar.tree} />}
    </Stack>
  );
}
