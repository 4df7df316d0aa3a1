import { serviceNow } from '@rimba/api-client';
import { AnotherTree } from '@rimba/checkout/another-tree';
import { type Costs, OnePrice } from '@rimba/checkout/offer';
import { noneBeside, readIsGift, readTreeIds, toBeside } from '@rimba/checkout/tree-choice';
import { firstNews, treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink, PageLink, usePageAddress } from '@rimba/shell';
import { ChosenMark, Replacement } from '@rimba/tree';
import {
  Button,
  CalendarIcon,
  CertificateIcon,
  CopyIcon,
  Heading,
  Icon,
  type IconSource,
  Inline,
  LatinName,
  LeafIcon,
  Rule,
  ShareIcon,
  Stack,
  StatusMark,
  Text,
  TreeTag,
} from '@rimba/ui';
import { useLocation } from 'react-router';
import { useRootData } from '../../frame/root-data.ts';
import { Shareable } from '../../frame/Shareable.tsx';
import { ForGift } from '../../trees/ForGift.tsx';
import * as styles from './shelf-tree.css.ts';
import type { ShownTree } from './shown-tree.ts';

interface TreeOfferProps {
  tree: ShownTree;
  price: Costs | null;
}

/** What the tree is called, whether it can be had and for how much, and the way on. */
export function TreeOffer({ tree, price }: TreeOfferProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { waiting, isGift } = useWaiting(tree);
  const { condition, status } = tree;
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <TreeTag code={tree.code} />
        <Heading level={1}>{tree.treeName}</Heading>
        <Text as="span" variant="lead">
          <LatinName>{tree.latinName}</LatinName>
        </Text>
      </Stack>
      {status === 'ready_to_adopt' && isGift && <ForGift />}
      <Rule />
      {condition !== 'dead' && <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>}
      <Replacement
        tree={tree}
        link={({ code: treeCode }, text) => (
          <PageLink to={{ page: 'shelfTree', params: { treeCode }, suffix: toBeside(waiting, isGift) }}>
            {text}
          </PageLink>
        )}
      />
      {status === 'ready_to_adopt' ? <Ready tree={tree} price={price} /> : <Taken tree={tree} />}
    </Stack>
  );
}

/** What one gets for it, where it can be had; and how others are told of the tree. */
export function BesideOffer({ tree }: Pick<TreeOfferProps, 'tree'>) {
  return (
    <Stack gap={4}>
      {tree.status === 'ready_to_adopt' && <Gives tree={tree} />}
      <Sharing tree={tree} />
    </Stack>
  );
}

/** The trees that wait for a payment with this one, and whether they are for somebody else, by the address. */
function useWaiting(tree: ShownTree) {
  const params = new URLSearchParams(useLocation().search);
  const waiting = readTreeIds(params);
  return { waiting, isChosen: waiting.includes(tree.id), isGift: readIsGift(params) };
}

/** At the top of the page, to whom came from the checkout for one more: others wait there. */
export function OthersWait({ tree }: Pick<TreeOfferProps, 'tree'>) {
  const { waiting, isChosen, isGift } = useWaiting(tree);
  if (isChosen || waiting.length === 0) return null;
  return (
    <div className={styles.othersWait}>
      <AnotherTree
        count={waiting.length}
        back={{ page: 'unsignedCheckout', suffix: toBeside(waiting, isGift) }}
        anew={{ page: 'shelf', suffix: noneBeside(isGift) }}
      />
    </div>
  );
}

/** The way on to the payment of this tree, with those that wait. */
export function Take({ tree }: Pick<TreeOfferProps, 'tree'>) {
  const { t } = useTranslation(['shelf', 'trees']);
  const { waiting, isChosen, isGift } = useWaiting(tree);
  const trees = [...new Set([...waiting, tree.id])];
  const take = () => {
    if (isChosen) return t('trees:another.back');
    return waiting.length > 0 ? t('trees:another.take') : t('shelf:tree.adopt');
  };
  return (
    <Button asChild width="full">
      <PageLink to={{ page: 'unsignedCheckout', suffix: toBeside(trees, isGift) }}>{take()}</PageLink>
    </Button>
  );
}

function Ready({ tree, price }: TreeOfferProps) {
  const { t } = useTranslation('shelf');
  const { isChosen } = useWaiting(tree);
  return (
    <Stack gap={2}>
      {price && <OnePrice of={price} size="figure" />}
      <MoneyLink />
      <Text variant="small">{t('tree.oneYear')}</Text>
      {isChosen && <ChosenMark />}
      <div className={styles.takeBeside}>
        <Take tree={tree} />
      </div>
      <Text variant="caption" tone="muted">
        {t('tree.terms')}
      </Text>
    </Stack>
  );
}

/** What an adopter is told of the tree, and by when first. */
function useNewsWords(tree: ShownTree): string {
  const { t } = useTranslation('shelf');
  const format = useFormat();
  const news = firstNews(tree, serviceNow());
  if (!news) return t('tree.give2');
  if (news.late) return t('tree.give2Late', { date: format.date(news.due) });
  const [from, to] = [format.month(news.from), format.month(news.due)];
  return from === to ? t('tree.give2Month', { month: to }) : t('tree.give2Window', { from, to });
}

function Gives({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation('shelf');
  const gives: readonly [IconSource, string][] = [
    [LeafIcon, t('tree.give1')],
    [CalendarIcon, useNewsWords(tree)],
    [CertificateIcon, t('tree.give3')],
  ];
  return (
    <section aria-labelledby="gives">
      <Heading level={2} size="h4" id="gives">
        {t('tree.gives')}
      </Heading>
      <ul className={styles.gives}>
        {gives.map(([icon, text]) => (
          <li key={text} className={styles.give}>
            <span className={styles.sign}>
              <Icon of={icon} />
            </span>
            <Text as="span" variant="small">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Taken({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation(['shelf', 'trees', 'certificates']);
  const format = useFormat();
  const ends = tree.adoptions.find(({ current }) => current)?.endsAt;
  const isDead = tree.condition === 'dead';
  const { isGift } = useWaiting(tree);
  return (
    <Stack gap={3}>
      {isDead && ends !== undefined && <Text variant="small">{t('certificates:standing.promise')}</Text>}
      {!isDead && ends !== undefined && (
        <>
          <Text weight="semibold">{t('shelf:tree.until', { date: format.lastFullDay(ends) })}</Text>
          <Text variant="small">{t('shelf:tree.untilText')}</Text>
        </>
      )}
      {tree.status === 'pending' && <Text variant="small">{t('trees:detail.pending')}</Text>}
      {tree.status === 'active' && <Text variant="small">{t('shelf:tree.recorded')}</Text>}
      <Button asChild width="full">
        <PageLink
          to={{
            page: 'shelf',
            suffix: `?species=${tree.species.id}&group=${tree.kelompokKomunitas.id}${isGift ? '&gift=1' : ''}`,
          }}
        >
          {t('shelf:tree.similarCta')}
        </PageLink>
      </Button>
    </Stack>
  );
}

/** A link that anybody can send; the buttons that need a script appear with it. */
function Sharing({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation(['shelf', 'common']);
  const address = usePageAddress();
  const origin = useRootData()?.origin ?? '';
  const url = origin + address({ page: 'shelfTree', params: { treeCode: tree.code } });
  const title = `${tree.treeName}, ${tree.code}`;
  return (
    <section aria-labelledby="sharing">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="sharing">
          {t('shelf:tree.share')}
        </Heading>
        <Shareable url={url} title={title}>
          <Inline>
            <Button asChild variant="secondary" size="compact">
              <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} rel="noreferrer">
                WhatsApp
              </a>
            </Button>
            <span data-share-native hidden>
              <Button icon={ShareIcon} variant="secondary" size="compact">
                {t('common:actions.share')}
              </Button>
            </span>
            <span data-share-copy hidden>
              <Button icon={CopyIcon} variant="secondary" size="compact">
                {t('common:actions.copyLink')}
              </Button>
            </span>
          </Inline>
        </Shareable>
      </Stack>
    </section>
  );
}
