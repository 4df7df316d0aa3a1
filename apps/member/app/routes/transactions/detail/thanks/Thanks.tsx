import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, CertificateCard, CertificateIcon, Heading, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../../data/profile.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { isForOther } from '../../is-for-other.ts';
import { nextTermStart } from './next-term-start.ts';
import { PlaceOfTrees } from './PlaceOfTrees.tsx';
import { ShareAdoption } from './ShareAdoption.tsx';
import * as styles from './thanks.css.ts';
import { WhatNext } from './WhatNext.tsx';

/** The moment after paying: the tree stands in its place with a name on it, and what comes now. */
export function Thanks({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'checkout']);
  const format = useFormat();
  const [tree, ...others] = transaction.trees.map(({ tree, replacedBy }) => replacedBy ?? tree);
  const [title, shortTitle] = useTitles(transaction, others.length + 1, tree?.treeName ?? '');
  const [certificate] = transaction.certificates;
  if (!tree || !certificate) return null;
  const trees = [tree, ...others] as const;
  const { certificateNumber } = certificate;
  const { customer, paidAt } = transaction;
  const share = (
    <ShareAdoption transaction={transaction} species={tree.treeName} certificateNumber={certificateNumber} />
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
      <PlaceOfTrees transaction={transaction} trees={trees} />
      <div className={styles.columns}>
        <aside className={styles.certificate}>
          <Stack gap={4}>
            <OrderCertificate transaction={transaction} certificateNumber={certificateNumber} />
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

/** The certificate in short, and the way to it. */
function OrderCertificate(of: { transaction: Transaction; certificateNumber: string }) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const { certificateNumber } = of;
  const { holder, trees, gift } = of.transaction;
  const end = trees[0]?.endsAt;
  const toCertificate = { page: 'myCertificate', params: { certificateNumber } } as const;
  return (
    <>
      <Heading level={2} size="h4">
        {t('transactions:thanks.cert')}
      </Heading>
      <CertificateCard
        holder={holder}
        number={certificateNumber}
        facts={[
          t('transactions:list.trees', { count: trees.length }),
          ...(end ? [t('common:time.until', { date: format.lastFullDay(end) })] : []),
        ]}
        headingLevel={3}
        link={(link) => <PageLink {...link} to={toCertificate} />}
      />
      <Button asChild variant={gift?.acceptedAt === null ? 'secondary' : 'primary'} icon={CertificateIcon}>
        <PageLink to={toCertificate}>{t('transactions:detail.certificate')}</PageLink>
      </Button>
    </>
  );
}

function titleOf(transaction: Transaction) {
  if (isForOther(transaction)) return 'giftTitle';
  if (nextTermStart(transaction)) return 'renewTitle';
  return transaction.publicName === 'full' ? 'title' : 'titleOtherwise';
}

/** What came of it in a sentence, and what the top bar of a phone has room for. */
function useTitles(transaction: Transaction, count: number, species: string): [title: string, short: string] {
  const { t } = useTranslation('transactions');
  const title = titleOf(transaction);
  const name = transaction.holder;
  return [
    count === 1 ? t(`thanks.${title}`, { species, name }) : t(`thanks.${title}Many`, { count, name }),
    isForOther(transaction) ? t('thanks.titleShortGift', { name }) : t('thanks.titleShort', { count }),
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
