import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { securityEventsQuery } from '../../data/security.ts';
import type { SecurityEvent } from '../../data/wire.ts';
import { GrowingList } from '../../frame/GrowingList.tsx';
import * as styles from './profile.css.ts';
import { useDeviceWords } from './use-device-words.ts';

/** What happened to the account in the past year, so that its owner sees what was not them. */
export default function SecurityHistory() {
  const { t } = useTranslation('profile');
  return (
    <Stack gap={3}>
      <Text variant="small" tone="muted">
        {t('security.text')}
      </Text>
      <GrowingList list={useInfiniteQuery(securityEventsQuery())} empty={<Text>{t('security.none')}</Text>}>
        {(events) => (
          <ul className={styles.devices}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </GrowingList>
    </Stack>
  );
}

function EventRow({
  event: { at, event, outcome, way, network, userAgent, keyName },
}: {
  event: SecurityEvent;
}) {
  const { t } = useTranslation(['profile', 'auth']);
  const format = useFormat();
  const done = t(`profile:security.event.${event}`);
  const deviceWords = useDeviceWords();
  const facts = [
    keyName === undefined ? undefined : t('profile:security.key', { key: keyName }),
    format.dateTime(at),
    way !== null && isWay(way) ? t(`profile:security.way.${way}`) : undefined,
    deviceWords(userAgent),
    network === null ? undefined : t('profile:security.network', { network }),
  ];
  // These are always refused; that they came is the news.
  const wasRefused = outcome !== 'done' && event !== 'refresh_reused' && event !== 'passkey_asked';
  return (
    <li className={styles.device}>
      <Stack gap={1}>
        <Text>{wasRefused ? t('profile:security.refused', { event: done }) : done}</Text>
        <Text variant="small" tone="muted">
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </Text>
      </Stack>
    </li>
  );
}

const ways = ['password', 'google', 'passkey', 'code', 'password_passkey', 'password_code'] as const;
const isWay = (way: string): way is (typeof ways)[number] => ways.some((known) => known === way);
