import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { BookmarkButton, Button, Inline, Stack, Text } from '@rimba/ui';
import { useMainPrice } from '../../../data/prices.ts';
import type { Tree } from '../../../data/wire.ts';
import { useBookmark } from '../../../trees/use-bookmark.ts';

/** Price and button where the tree can be adopted, and the reason where it cannot. */
export function Buying({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const price = useMainPrice();
  const bookmark = useBookmark(tree);
  const own = tree.adoptions?.find(({ current, mine }) => current && mine);
  if (tree.status !== 'ready_to_adopt') {
    return (
      <Stack gap={3}>
        <Text>{own ? t('detail.adoptedByYou') : <WhyNot tree={tree} />}</Text>
        {own && (
          <Text variant="small" tone="muted">
            {t('detail.yourTermEnds', { date: format.lastFullDay(own.endsAt) })}
          </Text>
        )}
        <BookmarkButton {...bookmark} />
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text variant="figure">{price === undefined ? '\u00a0' : format.rupiah(price)}</Text>
        <Text variant="small" tone="muted">
          {t('buy.forYear')}
        </Text>
      </Stack>
      <Inline wrap={false}>
        <Button asChild width="full">
          <PageLink to={{ page: 'checkout', suffix: `?trees=${tree.id}` }}>{t('detail.adopt')}</PageLink>
        </Button>
        <BookmarkButton {...bookmark} />
      </Inline>
      <Text variant="small" tone="muted">
        {t('buy.terms')}
      </Text>
    </Stack>
  );
}

function WhyNot({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const term = tree.adoptions?.find(({ current }) => current);
  switch (tree.status) {
    case 'adopted':
      return term
        ? t('trees:detail.adoptedUntil', { date: format.lastFullDay(term.endsAt) })
        : t('common:status.treeHelp.adopted');
    case 'pending':
      return t('trees:detail.pending');
    case 'inactive':
      return t('trees:replacement.withdrawn');
    default:
      return t('common:status.treeHelp.active');
  }
}
