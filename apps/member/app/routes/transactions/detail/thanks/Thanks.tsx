import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late, PageLink, PageTitle } from '@rimba/shell';
import { Button, CertificateCard, CertificateIcon, Heading, Skeleton, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileQuery } from '../../../../data/profile.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { isGift } from '../../is-gift.ts';
import { type Named, namesOf, shownTree } from '../../names.ts';
import { Outcome } from '../Outcome.tsx';
import { useTreeNames } from '../use-tree-names.ts';
import { nextTermStart } from './next-term-start.ts';
import { PlaceOfTrees } from './PlaceOfTrees.tsx';
import * as styles from './thanks.css.ts';
import { WhatNext } from './WhatNext.tsx';

const ShareAdoption = late(() => import('./ShareAdoption.tsx'));

/** The moment after paying: the tree stands in its place with a name on it, and what comes now. */
export function Thanks({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'checkout']);
  const format = useFormat();
  const [tree, ...others] = transaction.trees.map(shownTree);
  const [title, shortTitle] = useTitles(transaction, others.length + 1, tree?.treeName ?? '');
  const [certificate] = transaction.certificates;
  if (!tree || !certificate) return null;
  const trees = [tree, ...others] as const;
  const { certificateNumber } = certificate;
  const { customer, paidAt } = transaction;
  // Each of several is shared from its own page, and a gift that goes on is its recipient's to show.
  const isShared =
    transaction.certificates.length === 1 && (transaction.gift !== null || !isGift(transaction));
  const share = isShared && (
    <Suspense fallback={<Skeleton shape="tall" />}>
      <ShareAdoption
        transaction={transaction}
        species={tree.treeName}
        certificateNumber={certificateNumber}
      />
    </Suspense>
  );
  return (
    <Stack gap={5}>
      <Stack as="header" gap={2}>
        <PageTitle>{shortTitle}</PageTitle>
        <Text role="status" weight="semibold">
          {t('checkout:outcome.paid.title', { name: customer.firstName })}.{' '}
          {paidAt !== null && t('transactions:thanks.paid', { date: format.dateTime(paidAt) })}
        </Text>
        <Heading level={1}>{title}</Heading>
      </Stack>
      <Outcome transaction={transaction} justDecided={false} />
      <PlaceOfTrees transaction={transaction} trees={trees} />
      <div className={styles.columns}>
        <aside className={styles.certificate}>
          <Stack gap={4}>
            <OrderCertificates transaction={transaction} />
            <SetPassword />
          </Stack>
        </aside>
        <div className={styles.rest}>
          <Stack gap={6}>
            {/* A gift is handed over first; one's own tree is shown when it is known what comes. */}
            {transaction.gift && share}
            <WhatNext transaction={transaction} trees={trees} />
            {!transaction.gift && share}
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

/** The certificates in short, and the way to each. */
function OrderCertificates({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const { gift } = transaction;
  const named = namesOf(transaction);
  const [only, ...more] = named;
  return (
    <>
      <Heading level={2} size="h4">
        {more.length === 0 ? t('thanks.cert') : t('thanks.certs', { number: named.length })}
      </Heading>
      {named.map((one) => (
        <OneOfThem key={one.certificateNumber} of={one} isOnly={more.length === 0} />
      ))}
      {more.length === 0 && only?.certificateNumber && (
        <Button asChild variant={gift?.acceptedAt === null ? 'secondary' : 'primary'} icon={CertificateIcon}>
          <PageLink to={{ page: 'myCertificate', params: { certificateNumber: only.certificateNumber } }}>
            {t('detail.certificate')}
          </PageLink>
        </Button>
      )}
    </>
  );
}

/** One of several says which trees are its own. */
function OneOfThem({ of, isOnly }: { of: Named; isOnly: boolean }) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const treeNames = useTreeNames();
  const { holder, certificateNumber, trees } = of;
  const end = trees
    .flatMap(({ endsAt }) => endsAt ?? [])
    .sort()
    .at(-1);
  if (certificateNumber === undefined) return null;
  return (
    <CertificateCard
      holder={holder}
      number={certificateNumber}
      facts={[
        isOnly ? t('transactions:list.trees', { count: trees.length }) : treeNames(trees.map(shownTree)),
        ...(end ? [t('common:time.until', { date: format.lastFullDay(end) })] : []),
      ]}
      headingLevel={3}
      link={(link) => <PageLink {...link} to={{ page: 'myCertificate', params: { certificateNumber } }} />}
    />
  );
}

function titleOf(transaction: Transaction) {
  if (isGift(transaction)) return 'giftTitle';
  if (nextTermStart(transaction)) return 'renewTitle';
  return transaction.publicName === 'full' ? 'title' : 'titleOtherwise';
}

/** What came of it in a sentence, and what the top bar of a phone has room for. */
function useTitles(transaction: Transaction, count: number, species: string): [title: string, short: string] {
  const { t } = useTranslation('transactions');
  const title = titleOf(transaction);
  const name = transaction.holder;
  const short = t('thanks.titleShort', { count });
  // Several names, of which each certificate says its own.
  if (transaction.certificates.length > 1) return [t('thanks.goesOnMany', { count }), short];
  return [
    count === 1 ? t(`thanks.${title}`, { species, name }) : t(`thanks.${title}Many`, { count, name }),
    title === 'giftTitle' ? t('thanks.titleShortGift', { name }) : short,
  ];
}

/** Whom the code made an account for. */
function SetPassword() {
  const { t } = useTranslation('transactions');
  const { data } = useQuery(profileQuery());
  if (!data || data.hasPassword) return null;
  return (
    <Text variant="small" tone="muted">
      {t('thanks.guest', { email: data.email })}{' '}
      <PageLink to={{ page: 'profile', suffix: '#ways' }}>{t('thanks.password')}</PageLink>
    </Text>
  );
}
