import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { adoptionHistory } from './adoption-history.ts';
import * as styles from './tree-detail.css.ts';

/** Who has stood by the tree, under the names they chose. */
export function Adoptions({ tree: { adoptions = [], status } }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  if (adoptions.length === 0) {
    return (
      <Section title={t('trees:adoptions.title')}>
        <Text tone="muted">
          {t('trees:adoptions.empty')} {status === 'ready_to_adopt' && t('trees:adoptions.first')}
        </Text>
      </Section>
    );
  }
  return (
    <Section title={t('trees:adoptions.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {t('trees:adoptions.term')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('trees:adoptions.adopter')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('trees:adoptions.contract')}
            </th>
          </tr>
        </thead>
        <tbody>
          {adoptionHistory(adoptions).map((line) =>
            line.is === 'gap' ? (
              <tr key={line.from}>
                <th scope="row" className={styles.cell}>
                  {format.shortDate(line.from)} – {format.shortDate(line.to)}
                </th>
                <td className={styles.cell} colSpan={2}>
                  {t('trees:adoptions.gap')}
                </td>
              </tr>
            ) : (
              <tr key={line.startedAt}>
                <th scope="row" className={styles.cell}>
                  {format.shortDate(line.startedAt)} – {format.lastShortDay(line.endsAt)}
                  {line.current && (
                    <Text as="div" variant="caption" tone="success">
                      {t('common:status.adoption.current')}
                    </Text>
                  )}
                </th>
                <td className={styles.cell}>{line.adopterName}</td>
                <td className={styles.cell}>{line.contractNumber ?? '–'}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Text variant="caption" tone="muted">
        {t('trees:adoptions.privacy')}
      </Text>
    </Section>
  );
}
