import { treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { ChosenMark } from '@rimba/tree';
import { LatinName, Link, StatusMark, Table, TreeCode } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';

/** The same trees as lines, to compare their figures. */
export function TreeTable({
  trees,
  chosen,
  beside,
}: {
  trees: readonly Tree[];
  /** Ids of those that wait at the checkout. */
  chosen: readonly number[];
  beside: string;
}) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  return (
    <Table
      caption={t('trees:list.title')}
      rows={trees}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'tree',
          head: t('trees:list.title'),
          cell: ({ id, treeName, code }) => (
            <>
              <Link asChild>
                <PageLink to={{ page: 'tree', params: { treeId: id }, suffix: beside }}>{treeName}</PageLink>
              </Link>{' '}
              <TreeCode>{code}</TreeCode>
              {chosen.includes(id) && <ChosenMark />}
            </>
          ),
        },
        {
          key: 'species',
          head: t('trees:filters.species'),
          cell: ({ latinName }) => <LatinName>{latinName}</LatinName>,
        },
        {
          key: 'status',
          head: t('trees:filters.status'),
          cell: ({ status }) => <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>,
        },
        {
          key: 'height',
          head: t('trees:filters.height'),
          align: 'end',
          cell: ({ height }) => format.metres(height),
        },
        {
          key: 'diameter',
          head: t('trees:filters.diameter'),
          align: 'end',
          cell: ({ diameter }) => format.number(diameter, 1),
        },
        {
          key: 'carbonAbsorption',
          head: t('trees:filters.carbonAbsorption'),
          align: 'end',
          cell: ({ carbonAbsorption }) => format.kilograms(carbonAbsorption),
        },
      ]}
    />
  );
}
