import { standFigureFor } from '@rimba/drawings';
import { unbrokenCode } from '@rimba/i18n';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, CertificateCard, CertificateIcon, Heading, Stack, Text, TreePlace } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { profileQuery } from '../../../../data/profile.ts';
import { neighboursQuery } from '../../../../data/trees.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { isForOther } from '../../is-for-other.ts';
import { usePublicName } from '../use-public-name.ts';
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
  const [title, shortTitle] = useTitles(transaction, trees.length, tree?.treeName ?? '');
  const end = transaction.trees[0]?.endsAt;
  const publicName = usePublicName(transaction);
  // What the tag says: the name that the public sees, and a gift's recipient as the order gave it.
  const name = isForOther(transaction) ? transaction.holder : publicName;
  const [certificate] = transaction.certificates;
  if (!tree || !certificate) return null;
  const { certificateNumber } = certificate;
  const toCertificate = { page: 'myCertificate', params: { certificateNumber } } as const;
  const { holder, customer, paidAt } = transaction;
  const height = format.measure(tree.height, 'm');
  const placed = (one: { code: string; height: number; latinName: string }, own: boolean) => ({
    code: one.code,
    heightM: one.height,
    figure: standFigureFor(one.latinName),
    own,
  });
  const communities = [...new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas.name))];
  const around = neighbours?.filter(({ id }) => trees.every((own) => own.id !== id)) ?? [];
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
      <Stack gap={2}>
        <TreePlace
          label={
            others.length === 0
              ? t('transactions:thanks.drawing', { species: tree.treeName, height })
              : t('transactions:thanks.drawingMany', { count: trees.length })
          }
          tree={placed(tree, true)}
          neighbours={[...others.map((one) => placed(one, true)), ...around.map((one) => placed(one, false))]}
          tag={name}
        />
        <div className={styles.caption}>
          <Text as="span" weight="semibold">
            {trees.slice(0, captioned).map(({ code, height: own }, place) => (
              <Fragment key={code}>
                {place > 0 && <br />}
                {unbrokenCode(code)} · {format.measure(own, 'm')}
              </Fragment>
            ))}
          </Text>
          {trees.length > captioned && (
            <Text as="span" variant="small">
              {t('transactions:thanks.moreTrees', { count: trees.length - captioned })}
            </Text>
          )}
          <Text as="span" variant="small" tone="muted">
            {t('transactions:thanks.neighbours', { group: format.list(communities) })}
          </Text>
        </div>
        <Text variant="small" tone="muted">
          <TagMeaning {...{ transaction, name, publicName }} />
        </Text>
      </Stack>
      <div className={styles.columns}>
        <aside className={styles.certificate}>
          <Stack gap={4}>
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
            <Button
              asChild
              variant={transaction.gift?.acceptedAt === null ? 'secondary' : 'primary'}
              icon={CertificateIcon}
            >
              <PageLink to={toCertificate}>{t('transactions:detail.certificate')}</PageLink>
            </Button>
            <SetPassword />
          </Stack>
        </aside>
        <div className={styles.rest}>
          <Stack gap={6}>
            {/* A gift is handed over first; one's own tree is shown when it is known what comes. */}
            {transaction.gift && share}
            <WhatNext transaction={transaction} trees={[tree, ...others]} />
            {!transaction.gift && share}
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

/** Of so many trees code and height stand below the drawing. */
const captioned = 5;

/** Where the name on the tag is read, and which one others read in its place. */
function TagMeaning(of: { transaction: Transaction; name: string; publicName: string }) {
  const { transaction, name, publicName } = of;
  const ofGift = transaction.gift?.acceptedAt === null ? 'thanks.tagGiftPublic' : 'thanks.tagGift';
  return (
    <Trans
      ns="transactions"
      i18nKey={isForOther(transaction) ? ofGift : 'thanks.tag'}
      values={{ name, public: publicName }}
      components={{ profile: <PageLink to={{ page: 'profile' }} /> }}
    />
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
