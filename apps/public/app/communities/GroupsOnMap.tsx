import { useTranslation } from '@rimba/i18n/react';
import { GroupsMap } from '@rimba/map';
import { Stack, Text } from '@rimba/ui';
import type { ComponentProps } from 'react';
import { wideOnly } from './groups-on-map.css.ts';

/** The drawn map of groups; where it lies on its side it says so. */
export function GroupsOnMap(map: ComponentProps<typeof GroupsMap>) {
  const { t } = useTranslation('communities');
  return (
    <Stack gap={2} align="stretch">
      <GroupsMap {...map} />
      <div className={wideOnly}>
        <Text variant="caption" tone="muted">
          {t('detail.mapLies')}
        </Text>
      </div>
    </Stack>
  );
}
