import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { Section } from '../../../frame/Section.tsx';
import * as styles from './detail.css.ts';

/** Who has stood by the tree, under the names they chose. */
export function Adoptions({ adoptions }: { adoptions: NonNullable<Tree['adoptions']> }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  if (adoptions.length === 0) {
    return (
      <Section title={t('adoptions.title')}>
        <Text tone="muted">{t('adoptions.empty')}</Text>
      </Section>
    );
  }
  return (
    <Section title={t('adoptions.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {t('adoptions.term')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('adoptions.adopter')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('adoptions.contract')}
            </th>
          </tr>
        </thead>
        <tbody>
          {adoptions.map(({ adopterName, contractNumber, startedAt, endsAt }) => (
            <tr key={startedAt}>
              <th scope="row" className={styles.cell}>
                {format.shortDate(startedAt)} – {format.shortDate(Date.parse(endsAt) - 1)}
              </th>
              <td className={styles.cell}>{adopterName}</td>
              <td className={styles.cell}>{contractNumber ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text variant="caption" tone="muted">
        {t('adoptions.privacy')}
      </Text>
    </Section>
  );
}
