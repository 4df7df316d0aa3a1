import type { Schema } from '@rimba/api-client';
import type { Costs } from '@rimba/checkout/offer';
import { useTranslation } from '@rimba/i18n/react';
import { CommunitiesMap } from '@rimba/map';
import { usePageAddress } from '@rimba/shell';
import { Heading, Link, PageWidth, Stack, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import { LiveMap } from '../../map/LiveMap.tsx';
import { mapMark } from '../../map/map-mark.ts';
import * as styles from './home.css.ts';

interface RegencyProps {
  areas: Schema<'GroupAreas'> | null;
  /** Of one tree; null where the service could not say. */
  price: Costs | null;
}

/** The regency with its communities, drawn; and the same as a list. */
export function Regency({ areas, price }: RegencyProps) {
  const { t } = useTranslation(['home', 'map']);
  const address = usePageAddress();
  return (
    <section id={mapMark.slice(1)} className={styles.regency} aria-labelledby="regency">
      <PageWidth>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} id="regency">
              {t('home:map.title')}
            </Heading>
            <Text variant="note">{t('home:map.text')}</Text>
          </Stack>
          {areas === null ? (
            <SectionFailed />
          ) : (
            <>
              <LiveMap areas={areas} price={price}>
                <Stack gap={4}>
                  <span className={styles.wideOnly}>
                    <Text as="span" variant="note">
                      {t('home:map.sideways')}
                    </Text>
                  </span>
                  <CommunitiesMap areas={areas} label={t('home:map.imageAlt')} />
                </Stack>
              </LiveMap>
              <ul className={styles.communities} aria-label={t('home:map.groups')}>
                {areas.features.map(({ id, properties: { name, slug, readyToAdopt } }) => {
                  const to = address({ page: 'community', params: { kelompokKomunitasName: slug } });
                  return (
                    <li key={id}>
                      <Link href={to}>{t('map:drawn.waiting', { name, count: readyToAdopt })}</Link>
                    </li>
                  );
                })}
              </ul>
            </>
          )}
          <Text variant="caption" tone="muted">
            {t('home:map.approximate')}
          </Text>
        </Stack>
      </PageWidth>
    </section>
  );
}
