import { serviceNow } from '@rimba/api-client';
import { OnePrice } from '@rimba/checkout/offer';
import { drawingFor } from '@rimba/drawings';
import { treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import {
  BookmarkButton,
  Button,
  CloseIcon,
  Heading,
  IconButton,
  Inline,
  LatinName,
  Link,
  Plate,
  Skeleton,
  SkeletonGroup,
  Stack,
  StatusMark,
  standAtFoot,
  Text,
  TreeCode,
} from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnePrice } from '../../data/prices.ts';
import { treeQuery } from '../../data/trees.ts';
import type { Tree } from '../../data/wire.ts';
import { useBookmark } from '../../trees/use-bookmark.ts';
import * as styles from './map.css.ts';

interface SelectedTreeProps {
  id: number;
  /** So many px of the map, from below, lie under what is told of the tree: on a phone. */
  onCover: (tree: Tree, covered: number) => void;
  onClose: () => void;
}

/** The chosen tree, asked for anew each time it is chosen: its state may have changed since the map was drawn. */
export default function SelectedTree({ id, onCover, onClose }: SelectedTreeProps) {
  const { t } = useTranslation(['map', 'common']);
  const tree = useQuery({ ...treeQuery(id), refetchOnMount: 'always' });
  const sheet = useRef<HTMLElement>(null);
  // The reader goes on here, by keyboard or by ear, and back to where they were when it closes.
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
  // What is said in passing covers nothing that is pressed in it.
  useEffect(() => standAtFoot(sheet.current), []);
  const shown = tree.data;
  const cover = useEffectEvent((chosen: Tree) => {
    const { offsetHeight = 0, offsetWidth = 0, offsetParent = null } = sheet.current ?? {};
    if (offsetParent && offsetWidth >= offsetParent.clientWidth) onCover(chosen, offsetHeight);
  });
  useEffect(() => {
    if (shown) cover(shown);
  }, [shown]);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      className={styles.sheet}
      aria-label={t('map:selected.label')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.sheetClose}>
        <IconButton icon={CloseIcon} label={t('map:popup.close')} onClick={onClose} />
      </div>
      {tree.data && <TreeFacts tree={tree.data} />}
      {tree.isPending && (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {tree.isError && !tree.data && <QueryFailed error={tree.error} onRetry={() => void tree.refetch()} />}
    </section>
  );
}

function TreeFacts({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['map', 'trees', 'common']);
  const format = useFormat();
  const { id, treeName, latinName, code, status, condition, surveyedAt, kelompokKomunitas: community } = tree;
  const bookmark = useBookmark(tree);
  const isMine = tree.adoptions?.some(({ current, mine }) => current && mine) ?? false;
  const detail = { page: 'tree', params: { treeId: id } } as const;
  return (
    <Stack gap={3}>
      <div className={styles.sheetHead}>
        <Plate of={drawingFor(latinName, 'leaf')} wash={condition === 'dead' ? 'none' : 'full'} />
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {treeName}
          </Heading>
          <Text as="span" variant="small">
            <LatinName>{latinName}</LatinName>
          </Text>
          <TreeCode>{code}</TreeCode>
          <StatusMark status={status}>
            {isMine ? t('map:legend.yours') : t(treeStatusWords[status])}
          </StatusMark>
        </Stack>
      </div>
      <Text variant="small">
        {t('map:popup.size', {
          height: format.metres(tree.height),
          diameter: format.number(tree.diameter, 1),
        })}
        {community && ` · ${community.name}`}
      </Text>
      <Text variant="small" tone="muted" as="div">
        <div className={styles.sheetMore}>
          {t('trees:survey.last', { date: format.relativeTimeWithin(surveyedAt, serviceNow()) })}.{' '}
          {t('trees:detail.rounded')}
        </div>
      </Text>
      {status === 'ready_to_adopt' && <ReadyPrice />}
      <Inline wrap={false}>
        {status === 'ready_to_adopt' ? (
          <Button asChild width="full">
            <PageLink to={{ page: 'checkout', suffix: `?trees=${id}` }}>{t('trees:detail.adopt')}</PageLink>
          </Button>
        ) : (
          <Button asChild width="full">
            <PageLink to={detail}>{t('map:popup.open')}</PageLink>
          </Button>
        )}
        {bookmark && <BookmarkButton {...bookmark} />}
      </Inline>
      {status === 'ready_to_adopt' && (
        <Link asChild standalone>
          <PageLink to={detail}>{t('map:popup.open')}</PageLink>
        </Link>
      )}
    </Stack>
  );
}

/** Its line is there before the price is. */
function ReadyPrice() {
  const { t } = useTranslation('trees');
  const price = useOnePrice();
  return (
    <div>
      {price ? <OnePrice of={price} /> : <Text>{'\u00a0'}</Text>}
      <Text variant="small" tone="muted">
        {t('buy.forYear')}
      </Text>
    </div>
  );
}
