import { standFigureFor } from '@rimba/drawings';
import { unbrokenCode } from '@rimba/i18n';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Stack, Text, TreePlace } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { neighboursQuery } from '../../../../data/trees.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { isGift } from '../../is-gift.ts';
import { usePublicName } from '../use-public-name.ts';
import { aroundMiddle } from './around-middle.ts';
import * as styles from './thanks.css.ts';
import type { AdoptedTree } from './use-tree-news.ts';

interface PlaceOfTreesProps {
  transaction: Transaction;
  /** What it gave. */
  trees: readonly [AdoptedTree, ...AdoptedTree[]];
}

/** The trees where they stand, among their neighbours and with a name on them. */
export function PlaceOfTrees({ transaction, trees }: PlaceOfTreesProps) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const [tree, ...others] = aroundMiddle(trees);
  const neighbours = useQuery(neighboursQuery(tree.kelompokKomunitas.id, tree.height)).data?.data;
  const around = neighbours?.filter(({ id }) => trees.every((own) => own.id !== id)) ?? [];
  const publicName = usePublicName(transaction);
  // What the tag says: the name that the public sees, and a gift's recipient as the order gave it.
  const name = isGift(transaction) ? transaction.holder : publicName;
  return (
    <Stack gap={2}>
      <TreePlace
        label={
          others.length === 0
            ? t('thanks.drawing', { species: tree.treeName, height: format.measure(tree.height, 'm') })
            : t('thanks.drawingMany', { count: trees.length })
        }
        tree={placed(tree, true)}
        neighbours={[...others.map((one) => placed(one, true)), ...around.map((one) => placed(one, false))]}
        tag={name}
      />
      <Caption trees={trees} isAlone={neighbours !== undefined && around.length === 0} />
      <Text variant="small" tone="muted">
        <TagMeaning {...{ transaction, name, publicName, count: trees.length }} />
      </Text>
    </Stack>
  );
}

const placed = (
  { code, height, latinName }: Pick<AdoptedTree, 'code' | 'height' | 'latinName'>,
  own: boolean,
) => ({
  code,
  heightM: height,
  figure: standFigureFor(latinName),
  own,
});

/** Of so many trees code and height stand below the drawing. */
const captioned = 5;

/** Which trees these are, and whose neighbours. */
function Caption({ trees, isAlone }: Pick<PlaceOfTreesProps, 'trees'> & { isAlone: boolean }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const communities = [...new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas.name))];
  return (
    <div className={styles.caption}>
      <Text as="span" weight="semibold">
        {trees.slice(0, captioned).map(({ code, height }, place) => (
          <Fragment key={code}>
            {place > 0 && <br />}
            {unbrokenCode(code)} · {format.measure(height, 'm')}
          </Fragment>
        ))}
      </Text>
      {trees.length > captioned && (
        <Text as="span" variant="small">
          {t('thanks.moreTrees', { count: trees.length - captioned })}
        </Text>
      )}
      <Text as="span" variant="small" tone="muted">
        {t(isAlone ? 'thanks.alone' : 'thanks.neighbours', { group: format.list(communities) })}
      </Text>
    </div>
  );
}

/** Where the name on the tag is read, and which one others read in its place. */
function TagMeaning(of: { transaction: Transaction; name: string; publicName: string; count: number }) {
  const { transaction, name, publicName, count } = of;
  const ofGift = transaction.gift?.acceptedAt === null ? 'thanks.tagGiftPublic' : 'thanks.tagGift';
  return (
    <Trans
      ns="transactions"
      i18nKey={isGift(transaction) ? ofGift : 'thanks.tag'}
      values={{ name, public: publicName, count }}
      components={{ profile: <PageLink to={{ page: 'profile' }} /> }}
    />
  );
}
