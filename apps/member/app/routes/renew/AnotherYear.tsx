import { serviceNow } from '@rimba/api-client';
import { CheckoutApi } from '@rimba/checkout';
import { OnePrice } from '@rimba/checkout/offer';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { renewalQuoteQuery } from '../../data/renewal.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { NewTerm } from './NewTerm.tsx';
import { RenewalPayment } from './RenewalPayment.tsx';
import { RenewedName } from './RenewedName.tsx';
import * as styles from './renew.css.ts';
import { type Renewable, termStanding, toldOf } from './renewable.ts';
import { TreeChoice } from './TreeChoice.tsx';
import { TreeYear } from './TreeYear.tsx';

interface AnotherYearProps {
  /** At least one can be had. */
  choices: readonly [Renewable, ...Renewable[]];
  /** What is ticked at first, by adoption. */
  ticked: readonly number[];
  /** Ids of the trees that the reader comes from. */
  from: readonly number[];
  lastMethodId: string;
}

/** Another year with trees of one's own, or with what one gave away. */
export function AnotherYear({ choices, ticked, from, lastMethodId }: AnotherYearProps) {
  const { t } = useTranslation('renew');
  const [chosen, setChosen] = useState(ticked);
  const [methodId, setMethodId] = useState(lastMethodId);
  const [holder, setHolder] = useState<string>();
  // What was given keeps the name it was given to.
  const own = choices.filter(({ tree, adoptionId }) => tree.bond === 'own' && chosen.includes(adoptionId));
  const [name, ...others] = new Set(own.map(({ tree }) => tree.holder));
  const told = toldOf(choices, chosen, from, serviceNow());
  const quote = useQuery({
    ...renewalQuoteQuery(chosen, methodId === '' ? undefined : Number(methodId)),
    enabled: chosen.length > 0,
  });
  // What a year costs, beside which no fee of a method stands.
  const price = useQuery({ ...renewalQuoteQuery(chosen, undefined), enabled: chosen.length > 0 }).data
    ?.breakdown;
  const isKept = quote.data?.unavailable.some(({ treeId }) => treeId === told.tree.tree.id);
  const turn = (adoptionId: number) =>
    setChosen((before) =>
      before.includes(adoptionId) ? before.filter((id) => id !== adoptionId) : [...before, adoptionId],
    );
  return (
    <CheckoutApi value={api()}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Standing of={told} />
          <PageHead title={t('title')} />
          {chosen.length > 0 && price && price.quantity > 0 && (
            <>
              <OnePrice of={price} />
              <Text variant="small">{t('price', { count: price.quantity })}</Text>
            </>
          )}
        </Stack>
        <div className={styles.page}>
          <div className={styles.story}>
            <TreeYear of={told} />
            {!told.gone && !isKept && (
              <NewTerm
                of={told}
                next={quote.data?.terms.find(({ adoptionId }) => adoptionId === told.adoptionId)}
                loading={quote.isLoading}
              />
            )}
            <TreeChoice title={t('which')} choices={choices} chosen={chosen} onTurn={turn} />
            {name !== undefined && (
              <RenewedName before={others.length === 0 ? name : ''} name={holder} onName={setHolder} />
            )}
          </div>
          <RenewalPayment
            chosen={choices.filter(({ adoptionId }) => chosen.includes(adoptionId))}
            holder={name === undefined ? undefined : holder}
            methodId={methodId}
            onMethod={setMethodId}
          />
        </div>
      </Stack>
    </CheckoutApi>
  );
}

/** When the term ends, or since when it is over. */
function Standing({ of: { tree } }: { of: Renewable }) {
  const { t } = useTranslation('renew');
  const format = useFormat();
  const standing = termStanding(tree.endsAt, serviceNow());
  const date = format.lastFullDay(tree.endsAt);
  return (
    <Text variant="small">
      {standing.kind === 'last' ? t('last') : t(standing.kind, { count: standing.days, date })}
    </Text>
  );
}
