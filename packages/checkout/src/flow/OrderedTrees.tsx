import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Heading, Inline, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import { PriceLines } from '../payment/OrderPrice.tsx';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import { type Counted, orderedPrice, orderedTrees } from './ordered-trees.rules.ts';
import { TreeRow } from './TreeRow.tsx';

/** So many are seen at once; of more, the others are unfolded. */
const shownAtOnce = 3;

interface OrderedTreesProps {
  order: CheckoutOrder;
  /** The chosen trees and their price, as the service counts them. */
  counted: Counted | undefined;
  /** What else is agreed to, read before the list of trees. */
  children: ReactNode;
}

/** Which trees an order is about, by picture, name, code and community, and what they cost together. */
export function OrderedTrees({ order, counted, children }: OrderedTreesProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const trees = orderedTrees(order, counted?.trees);
  const others = trees.slice(shownAtOnce);
  const price = orderedPrice(order, counted);
  return (
    <section>
      <Inline justify="between">
        <Heading level={3} size="label">
          {t('confirm.trees', { count: order.treeIds.length })}
        </Heading>
        {!price && (
          <Text weight="bold">{t('confirm.total', { amount: format.rupiah(order.expectedTotal) })}</Text>
        )}
      </Inline>
      {price && <PriceLines breakdown={price} />}
      {children}
      <Rows trees={trees.slice(0, shownAtOnce)} />
      {others.length > 0 && (
        <AccordionItem summary={t('confirm.otherTrees', { count: others.length })}>
          <Rows trees={others} />
        </AccordionItem>
      )}
    </section>
  );
}

function Rows({ trees }: { trees: Schema<'Quote'>['trees'] }) {
  return (
    <ul>
      {trees.map((tree) => (
        <li key={tree.id}>
          <TreeRow tree={tree} />
        </li>
      ))}
    </ul>
  );
}
