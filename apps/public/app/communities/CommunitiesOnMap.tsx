import { useTranslation } from '@rimba/i18n/react';
import { CommunitiesMap } from '@rimba/map';
import { Stack, Text } from '@rimba/ui';
import type { ComponentProps } from 'react';
import { wideOnly } from './communities-on-map.css.ts';

/** The drawn map of communities; where it lies on its side it says so. */
export function CommunitiesOnMap(map: ComponentProps<typeof CommunitiesMap>) {
  const { t } = useTranslation('communities');
  return (
    <Stack gap={2} align="stretch">
      <CommunitiesMap {...map} />
      <div className={wideOnly}>
        <Text variant="caption" tone="muted">
          {t('detail.mapLies')}
        </Text>
      </div>
    </Stack>
  );
}
