import type { Schema } from '@rimba/api-client';
import { standFigureFor } from '@rimba/drawings';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { ShelfDrawing, Text } from '@rimba/ui';
import * as styles from './gift.css.ts';

type Tree = Schema<'TreeCard'>;

/** How many stand there as drawings; of more the rest is named. */
const mostDrawn = 6;

/** Each tree at its height beside a person, with its name and code. */
export function GiftStand({ trees }: { trees: readonly Tree[] }) {
  const { t } = useTranslation('gifts');
  const drawn = trees.slice(0, mostDrawn);
  const named = trees.slice(mostDrawn);
  return (
    <div className={styles.trees}>
      <div className={styles.stand}>
        {drawn.map((tree) => (
          <DrawnTree key={tree.id} tree={tree} />
        ))}
      </div>
      {named.map((tree) => (
        <Name key={tree.id} tree={tree} />
      ))}
      <Text variant="caption" tone="muted">
        {t('page.drawn', { count: trees.length })}
      </Text>
    </div>
  );
}

function DrawnTree({ tree }: { tree: Tree }) {
  const { t } = useTranslation('shelf');
  const format = useFormat();
  const { treeName: name, latinName, height, code } = tree;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <ShelfDrawing
          heightM={height}
          seed={code}
          figure={standFigureFor(latinName)}
          label={t('drawing', { name, height: format.measure(height, 'm') })}
          band={(metres) => t('band', { metres })}
        />
      </div>
      <figcaption>
        <Name tree={tree} />
      </figcaption>
    </figure>
  );
}

function Name({ tree: { treeName, code, height } }: { tree: Tree }) {
  const format = useFormat();
  return (
    <Text variant="small">
      {`${treeName}, ${format.measure(height, 'm')}, `}
      <TextLink to={{ page: 'shelfTree', params: { treeCode: code } }}>{unbrokenCode(code)}</TextLink>
    </Text>
  );
}
