import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { Fragment } from 'react';
import type { ForestTree } from '../../data/wire.ts';
import * as styles from './own-home.css.ts';
import { type RenewedTerm, renewedTerms } from './renewed-terms.ts';
import { ToldApart } from './ToldApart.tsx';

/** Trees that were renewed lately, with the days of their new term. */
export function Renewed({ forest }: { forest: readonly ForestTree[] }) {
  const { t } = useTranslation('member-home');
  const terms = renewedTerms(forest, serviceNow());
  if (terms.length === 0) return null;
  return (
    <Section title={t('renewed.title')}>
      <ul className={styles.dues}>
        {terms.map((term) => (
          <Term key={`${term.startsAt} ${term.endsAt}`} of={term} forest={forest} />
        ))}
      </ul>
    </Section>
  );
}

function Term({
  of: { startsAt, endsAt, trees },
  forest,
}: {
  of: RenewedTerm<ForestTree>;
  forest: readonly ForestTree[];
}) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const hasBegun = Date.parse(startsAt) <= serviceNow();
  return (
    <li className={styles.due}>
      <Text as="span">
        {trees.map((one, i) => (
          <Fragment key={one.tree.id}>
            {i > 0 && ', '}
            <Link asChild>
              <PageLink to={{ page: 'tree', params: { treeId: one.tree.id } }}>{one.tree.treeName}</PageLink>
            </Link>
            <ToldApart of={one} among={forest} inList />
          </Fragment>
        ))}
      </Text>
      <Text variant="small" tone="muted">
        {t(hasBegun ? 'renewed.runs' : 'renewed.comes', { term: format.term(startsAt, endsAt) })}
      </Text>
    </li>
  );
}
