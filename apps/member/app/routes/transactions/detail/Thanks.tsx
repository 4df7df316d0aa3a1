import { standFigureFor } from '@rimba/drawings';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, CertificateCard, CertificateIcon, Heading, Stack, Text, TreePlace } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { profileQuery } from '../../../data/profile.ts';
import { neighboursQuery } from '../../../data/trees.ts';
import type { Transaction } from '../../../data/wire.ts';
import { isForOther } from './is-for-other.ts';
import { nextTermStart } from './next-term-start.ts';
import { ShareAdoption } from './ShareAdoption.tsx';
import * as styles from './thanks.css.ts';
import { WhatNext } from './WhatNext.tsx';

/** The moment after paying: the tree stands in its place with a name on it, and what comes now. */
export function Thanks({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'checkout', 'common']);
  const format = useFormat();
  const trees = transaction.trees.map(({ tree, replacedBy }) => replacedBy ?? tree);
  const [tree, ...others] = trees;
  const neighbours = useQuery({
    ...neighboursQuery(tree?.kelompokKomunitas.id ?? 0, tree?.height ?? 0),
    enabled: tree !== undefined,
  }).data?.data;
  const title = useTitle(transaction, trees.length, tree?.treeName ?? '');
  const end = transaction.trees[0]?.endsAt;
  const [certificate] = transaction.certificates;
  if (!tree || !certificate) return null;
  const { holder, customer, paidAt } = transaction;
  const height = format.measure(tree.height, 'm');
  const placed = (own: boolean) => (one: { code: string; height: number; latinName: string }) => ({
    code: one.code,
    heightM: one.height,
    figure: standFigureFor(one.latinName),
    own,
  });
  const groups = [...new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas.name))];
  const around = neighbours?.filter(({ id }) => trees.every((own) => own.id !== id)) ?? [];
  return (
    <Stack gap={5}>
      <Stack as="header" gap={2}>
        <PageTitle>{title}</PageTitle>
        <Text role="status" weight="semibold">
          {t('checkout:outcome.paid.title', { name: customer.firstName })}.{' '}
          {paidAt !== null && t('transactions:thanks.paid', { date: format.dateTime(paidAt) })}
        </Text>
        <Heading level={1}>{title}</Heading>
      </Stack>
      <Stack gap={2}>
        <TreePlace
          label={t('transactions:thanks.drawing', { species: tree.treeName, height })}
          tree={placed(true)(tree)}
          neighbours={[...others.map(placed(true)), ...around.map(placed(false))]}
          tag={holder}
        />
        <div className={styles.caption}>
          <Text as="span" weight="semibold">
            {trees.map(({ code, height: own }, place) => (
              <Fragment key={code}>
                {place > 0 && <br />}
                {unbrokenCode(code)} · {format.measure(own, 'm')}
              </Fragment>
            ))}
          </Text>
          <Text as="span" variant="small" tone="muted">
            {t('transactions:thanks.neighbours', { group: format.list(groups) })}
          </Text>
        </div>
      </Stack>
      <div className={styles.columns}>
        <aside className={styles.certificate}>
          <Stack gap={4}>
            <Heading level={2} size="h4">
              {t('transactions:thanks.cert')}
            </Heading>
            <CertificateCard
              holder={holder}
              number={certificate.certificateNumber}
              facts={[
                t('transactions:list.trees', { count: trees.length }),
                ...(end ? [t('common:time.until', { date: format.lastFullDay(end) })] : []),
              ]}
              headingLevel={3}
              link={(link) => (
                <PageLink
                  {...link}
                  to={{ page: 'myCertificate', params: { certificateNumber: certificate.certificateNumber } }}
                />
              )}
            />
            <Button asChild icon={CertificateIcon}>
              <PageLink
                to={{ page: 'myCertificate', params: { certificateNumber: certificate.certificateNumber } }}
              >
                {t('transactions:detail.certificate')}
              </PageLink>
            </Button>
            <SetPassword />
          </Stack>
        </aside>
        <div className={styles.rest}>
          <Stack gap={6}>
            <WhatNext transaction={transaction} tree={tree} />
            <ShareAdoption
              transaction={transaction}
              species={tree.treeName}
              certificateNumber={certificate.certificateNumber}
            />
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

function useTitle(transaction: Transaction, count: number, species: string): string {
  const { t } = useTranslation('transactions');
  const { holder } = transaction;
  if (nextTermStart(transaction) && !isForOther(transaction))
    return count === 1 ? t('thanks.renewTitle', { species }) : t('thanks.renewTitleMany', { count });
  if (isForOther(transaction))
    return count === 1
      ? t('thanks.giftTitle', { species, name: holder })
      : t('thanks.giftTitleMany', { count, name: holder });
  return count === 1 ? t('thanks.title', { species }) : t('thanks.titleMany', { count });
}

/** Whom the code made an account for. */
function SetPassword() {
  const { t } = useTranslation('transactions');
  const { data } = useQuery(profileQuery());
  if (!data || data.hasPassword) return null;
  return (
    <Text variant="small" tone="muted">
      {t('thanks.guest', { email: data.email })}{' '}
      <PageLink to={{ page: 'profile' }}>{t('thanks.password')}</PageLink>
    </Text>
  );
}
