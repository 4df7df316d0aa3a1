import { motif } from '@rimba/drawings';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paymentMethodsQuery } from '../../data/order.ts';
import { ownForestQuery } from '../../data/own-forest.ts';
import { renewalQuoteQuery } from '../../data/renewal.ts';
import { PageHead, PageNotFetched } from '../../frame/PageHead.tsx';
import { AnotherYear } from './AnotherYear.tsx';
import { useLastMethod } from './RenewalMethod.tsx';
import { RenewedAlready } from './RenewedAlready.tsx';
import { cameFrom, preselected, type Renewable, renewableTrees, renewedAlready } from './renewable.ts';
import { TreeChoice } from './TreeChoice.tsx';

export default function RenewPage() {
  const { t } = useTranslation(['renew', 'common']);
  const [params] = useSearchParams();
  const forest = useQuery(ownForestQuery());
  const last = useLastMethod();
  const from = cameFrom(params);
  const [first, ...more] = renewableTrees(forest.data?.trees ?? []);
  // What the page says first of the new term and its price comes with the page, so that nothing moves.
  const methods = useQuery(paymentMethodsQuery(useLanguage()));
  const renewed = renewedAlready(forest.data?.trees ?? [], from);
  const ticked = first ? preselected([first, ...more], from, renewed) : [];
  // Nothing before the method is known: the price without it would stand in for the one with it, and the page begin early.
  const quoted = last.isPending ? [] : ticked;
  const quote = useQuery({
    ...renewalQuoteQuery(quoted, last.methodId === '' ? undefined : Number(last.methodId)),
    enabled: quoted.length > 0,
  });
  const price = useQuery({ ...renewalQuoteQuery(ticked, undefined), enabled: ticked.length > 0 });
  if (forest.isLoadingError) {
    return <PageNotFetched title={t('title')} error={forest.error} onRetry={() => forest.refetch()} />;
  }
  const isComing = [forest, last, methods].some(({ isPending }) => isPending);
  if (isComing || quote.isLoading || price.isLoading) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <PageTitle>{t('title')}</PageTitle>
        <Stack gap={4}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="tall" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const already = <RenewedAlready groups={renewed} />;
  if (!first) return renewed.length > 0 ? <NothingMore>{already}</NothingMore> : <NothingYet />;
  const choices = [first, ...more] as const;
  return (
    <Stack gap={5}>
      {already}
      {first.gone ? (
        <AllGone choices={choices} />
      ) : (
        <AnotherYear choices={choices} ticked={ticked} from={from} lastMethodId={last.methodId} />
      )}
    </Stack>
  );
}

/** Where all that the reader came for goes on already. */
function NothingMore({ children }: { children: ReactNode }) {
  const { t } = useTranslation('renew');
  return (
    <Stack gap={5} align="start">
      <PageHead title={t('meta')} />
      {children}
      <BackHome />
    </Stack>
  );
}

function BackHome() {
  const { t } = useTranslation('renew');
  return (
    <Button asChild>
      <PageLink to={{ page: 'home' }}>{t('back')}</PageLink>
    </Button>
  );
}

/** What somebody else has by now, or what is not offered any more, and where there are trees like it. */
function AllGone({ choices }: { choices: readonly Renewable[] }) {
  const { t } = useTranslation('renew');
  return (
    <Stack gap={5}>
      <PageHead title={t('allGone')} lead={t('allGoneText')} />
      <TreeChoice title={t('goneTrees')} choices={choices} chosen={[]} onTurn={() => undefined} />
    </Stack>
  );
}

function NothingYet() {
  const { t } = useTranslation('renew');
  return (
    <Stack gap={5}>
      <PageHead title={t('meta')} />
      <EmptyState
        drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
        title={t('none')}
        description={t('noneText')}
        action={<BackHome />}
      />
    </Stack>
  );
}
