import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed, Section } from '@rimba/shell';
import { Button, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { devicesQuery, endDevice } from '../../data/security.ts';
import type { Device } from '../../data/wire.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './profile.css.ts';
import { useDeviceWords } from './use-device-words.ts';

/** Where the account is signed in. */
export function SignedInDevices() {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('sessions.title')}>
      <DeviceList />
    </Section>
  );
}

function DeviceList() {
  const { t } = useTranslation(['auth', 'common']);
  const devices = useQuery(devicesQuery());
  const sayFailure = useSayFailure();
  if (devices.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (devices.isLoadingError) {
    return <QueryFailed level={3} error={devices.error} onRetry={() => devices.refetch()} />;
  }
  const end = (id: string) =>
    endDevice(id).then(
      () => saySuccess(t(id === 'others' ? 'auth:sessions.othersEnded' : 'auth:sessions.ended')),
      sayFailure,
    );
  return (
    <Stack gap={3} align="start">
      <ul className={styles.devices}>
        {devices.data.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => end(device.id)} />
        ))}
      </ul>
      {devices.data.length > 1 && (
        <Button variant="secondary" onClick={() => end('others')}>
          {t('auth:sessions.endAll')}
        </Button>
      )}
    </Stack>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const deviceWords = useDeviceWords();
  return (
    <li className={styles.device}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text>{deviceWords(device.userAgent)}</Text>
          <Text variant="small" tone="muted">
            {t('sessions.signedInAt', { date: format.date(device.createdAt) })}
            {' · '}
            {device.current
              ? t('sessions.current')
              : t('sessions.lastUsed', { time: format.relativeTimeWithin(device.lastUsedAt, serviceNow()) })}
          </Text>
        </Stack>
        {!device.current && (
          <Button variant="quiet" onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </Inline>
    </li>
  );
}
