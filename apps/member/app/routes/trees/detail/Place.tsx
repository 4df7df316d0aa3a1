import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { Section } from '../../../frame/Section.tsx';
import { landTypeWords } from '../../../trees/tree-words.ts';

const decimals = 3;

export function Place({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const { kelompokKomunitas: group, landType, latitude, longitude } = tree;
  return (
    <Section title={t('place.title')}>
      {group && (
        <Text>
          {t('place.text', {
            landType: t(landTypeWords[landType]),
            village: group.village,
            district: group.district,
          })}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {t('place.coordinates', {
          latitude: format.number(latitude, decimals),
          longitude: format.number(longitude, decimals),
        })}
        {'. '}
        {t('detail.rounded')}
      </Text>
    </Section>
  );
}
