import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Stack, Text } from '@rimba/ui';
import type { ForestTree } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import * as styles from './letter.css.ts';
import { StandIn } from './StandIn.tsx';

/** Introduces the tree that an adoption goes on with, and leads back to the one that died. */
export function ReplacementLetter({ lost, next }: { lost: ForestTree; next: ForestTree }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { treeName: name, latinName, code, id } = next.tree;
  const certificateNumber = next.terms.at(-1)?.certificateNumber;
  const facts = [
    { label: t('new.height'), value: format.measure(next.tree.height, 'm') },
    { label: t('new.term'), value: t('new.until', { date: format.lastFullDay(next.endsAt) }) },
    ...(certificateNumber === undefined
      ? []
      : [{ label: t('new.cert'), value: `${certificateNumber}, ${t('new.same')}` }]),
    { label: t('died.code'), value: code },
  ];
  return (
    <article className={styles.sheet}>
      <Stack gap={1}>
        <PageHead title={t('new.title')} />
        <Text tone="muted">{t('new.lead', { name, date: format.date(next.plantedAt) })}</Text>
      </Stack>
      <StandIn latinName={latinName} part="leaf" />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
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
