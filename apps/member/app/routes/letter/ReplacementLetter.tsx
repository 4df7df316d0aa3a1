import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Stack, Text, TreeCode } from '@rimba/ui';
import type { ForestTree } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import * as styles from './letter.css.ts';
import { StandIn } from './StandIn.tsx';

interface ReplacementLetterProps {
  lost: ForestTree;
  /** Null where the term was over before it stood: it is introduced all the same. */
  next: ForestTree | null;
}

/** Introduces the tree that stands where one died, and leads back to that one. */
export function ReplacementLetter({ lost, next }: ReplacementLetterProps) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const young = next ?? lost.lost?.successor;
  if (!young) return null;
  const { treeName: name, latinName, code, id } = young.tree;
  const height = next?.first?.height ?? young.tree.height;
  const certificateNumber = next?.terms.at(-1)?.certificateNumber;
  const facts = [
    { label: t('new.height'), value: format.measure(height, 'm') },
    {
      label: t('new.term'),
      value: t(next ? 'new.until' : 'new.ended', { date: format.lastFullDay((next ?? lost).endsAt) }),
    },
    ...(certificateNumber === undefined
      ? []
      : [
          {
            label: t('new.cert'),
            value: `${unbrokenCode(certificateNumber)}, ${t('new.same')}`,
            isLong: true,
          },
        ]),
    { label: t('died.code'), value: <TreeCode>{code}</TreeCode> },
  ];
  return (
    <article className={styles.sheet}>
      <Stack gap={1}>
        <PageHead title={t('new.title')} />
        <Text tone="muted">{t('new.lead', { name, date: format.date(young.plantedAt) })}</Text>
      </Stack>
      <StandIn latinName={latinName} />
      <dl className={styles.facts}>
        {facts.map(({ label, value, isLong }) => (
          <div key={label} className={isLong ? styles.whole : undefined}>
            <Text as="dt" variant="small" tone="muted">
              {label}
            </Text>
            <Text as="dd" weight="semibold">
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button asChild>
          <PageLink to={{ page: 'tree', params: { treeId: id } }}>{t('new.open')}</PageLink>
        </Button>
        <Button asChild variant="secondary">
          <PageLink to={{ page: 'tree', params: { treeId: lost.tree.id } }}>{t('new.old')}</PageLink>
        </Button>
      </div>
    </article>
  );
}
