import { HeldForYou } from '@rimba/checkout/held-for-you';
import { readTreeIds, toBeside } from '@rimba/checkout/tree-choice';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, BookmarkButton, Button, Inline, Stack, standAtFoot, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { quoteQuery } from '../../../data/order.ts';
import type { Tree } from '../../../data/wire.ts';
import { useBookmark } from '../../../trees/use-bookmark.ts';
import { useOwnTree } from '../../../trees/use-forest.ts';
import { Own } from './Own.tsx';
import { TermPrice } from './TermPrice.tsx';
import { WhyNot } from './WhyNot.tsx';

/** Price and button where the tree can be adopted, and the reason where it cannot. */
export function Buying({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const bookmark = useBookmark(tree);
  const [wasReady] = useState(tree.status === 'ready_to_adopt');
  const heldBy = useOwnHold(tree);
  const own = useOwnTree(tree.id);
  // Those that wait at the checkout for another beside them.
  const waiting = readTreeIds(useSearchParams()[0]);
  const isChosen = waiting.includes(tree.id);
  if (heldBy != null) return <HeldForYou count={1} transactionId={heldBy} />;
  if (own) {
    return (
      <Stack gap={3}>
        <Own
          tree={own}
          // Nobody saves what is theirs already; what they saved before stays in their hands.
          action={bookmark?.saved && <BookmarkButton {...bookmark} />}
        />
        {own.state === 'ended' && own.can === null && (
          <Text>
            <WhyNot tree={tree} />
          </Text>
        )}
      </Stack>
    );
  }
  if (tree.status !== 'ready_to_adopt') {
    return (
      <Stack gap={3}>
        {wasReady ? (
          <Banner>
            <Text weight="semibold">{t('unavailable.title')}</Text>
            <Text>{tree.status === 'pending' ? <WhyNot tree={tree} /> : t('unavailable.text')}</Text>
          </Banner>
        ) : (
          <Inline justify="between" wrap={false}>
            <Text>
              <WhyNot tree={tree} />
            </Text>
            {bookmark && <BookmarkButton {...bookmark} />}
          </Inline>
        )}
      </Stack>
    );
  }
  const take = () => {
    if (isChosen) return t('another.back');
    return waiting.length > 0 ? t('another.take') : t('detail.adopt');
  };
  return (
    <Stack gap={3}>
      <TermPrice />
      <div ref={standAtFoot}>
        <Inline wrap={false}>
          <Button asChild width="full">
            <PageLink to={{ page: 'checkout', suffix: toBeside([...new Set([...waiting, tree.id])]) }}>
              {take()}
            </PageLink>
          </Button>
          {bookmark && <BookmarkButton {...bookmark} />}
        </Inline>
      </div>
      <Text variant="small" tone="muted">
        {t('buy.terms')}
      </Text>
    </Stack>
  );
}

/** The reader's own transaction that holds the tree and is not paid yet. */
function useOwnHold({ id, status }: Tree): number | null | undefined {
  const quote = useQuery({ ...quoteQuery([id]), enabled: status === 'pending' });
  // Of the tree that was read before, while this one's is asked for.
  return quote.isPlaceholderData ? undefined : quote.data?.unavailable[0]?.transactionId;
}
