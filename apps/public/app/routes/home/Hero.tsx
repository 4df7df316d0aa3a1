import type { Schema } from '@rimba/api-client';
import { type Costs, useDiscountWords } from '@rimba/checkout/offer';
import { motif } from '@rimba/drawings';
import { type LandType, landTypeWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink, PageLink } from '@rimba/shell';
import {
  Button,
  ForestProfile,
  Heading,
  Inline,
  Link,
  PageWidth,
  type ProfileZoneWords,
  Text,
} from '@rimba/ui';
import { ChooseLink, useChooseAddress } from '../../frame/ChooseLink.tsx';
import { mapMark } from '../../map/map-mark.ts';
import * as styles from './home.css.ts';
import { profileTrees } from './profile-trees.ts';

interface HeroProps {
  /** How many trees wait on each kind of land; empty where it is not known. */
  landTypes: Schema<'TreeCounts'>['byLandType'];
  /** How many of them in all; undefined where it is not known. */
  ready: number | undefined;
  /** Of one tree; null where the service could not say. */
  price: Costs | null;
}

/** The zones of the drawing by kinds of land of the record: all there are, so that their trees add up to every tree. */
const zoneLands = {
  mangrove: 'mangrove',
  peat: 'peat_swamp',
  riparian: 'riparian',
  kerangas: 'heath',
  lowland: 'lowland',
  agroforest: 'agroforest',
} as const satisfies Partial<Record<ProfileZoneWords['zone'], LandType>>;

export function Hero({ landTypes, ready, price }: HeroProps) {
  const { t } = useTranslation(['home', 'trees']);
  const format = useFormat();
  const choose = useChooseAddress();
  const discountWords = useDiscountWords();

  const landZone = (zone: keyof typeof zoneLands): ProfileZoneWords => {
    // A kind of land that no tree stands on has no count of its own.
    const waiting = landTypes.find(({ landType }) => landType === zoneLands[zone])?.readyToAdopt ?? 0;
    return {
      zone,
      name: t(landTypeWords[zoneLands[zone]]),
      ...(ready !== undefined && { note: t('profile.ready', { count: waiting }) }),
      href: choose({ landType: zoneLands[zone] }),
    };
  };

  return (
    <>
      <ForestProfile
        of={motif('profile')}
        label={t('profile.label')}
        formatHeight={(metres) => (metres === 40 ? format.measure(metres, 'm') : format.number(metres))}
        hint={t('profile.hint')}
        sum={ready === undefined ? undefined : t('profile.sum', { total: format.number(ready) })}
        zones={[
          { zone: 'sea', name: t('profile.sea'), note: t('profile.seaLevel') },
          landZone('mangrove'),
          landZone('peat'),
          landZone('riparian'),
          landZone('kerangas'),
          landZone('lowland'),
          landZone('agroforest'),
        ]}
        trees={profileTrees.map(({ heightM, ...tree }) => ({
          ...tree,
          height: format.measure(heightM, 'm'),
        }))}
      >
        <div className={styles.heroWords}>
          <Heading level={1} size="display">
            {t('hero.title')}
          </Heading>
          <div className={styles.heroLead}>
            <Text variant="lead">{t('hero.text')}</Text>
          </div>
          <Inline>
            <Button asChild>
              <ChooseLink>{ready ? t('hero.ctaReady', { count: ready }) : t('hero.cta')}</ChooseLink>
            </Button>
            <Button asChild variant="secondary">
              <PageLink to={{ page: 'unsignedCheckout', suffix: '?group=' }}>{t('hero.pick')}</PageLink>
            </Button>
          </Inline>
          {price && (
            <Text variant="small" tone="muted">
              {[
                t('hero.price', { price: format.rupiah(price.finalPrice) }),
                ...price.listOtherDiscounts.map(discountWords),
              ]
                .map((words) => `${words}.`)
                .join(' ')}{' '}
              <MoneyLink />
            </Text>
          )}
        </div>
      </ForestProfile>
      <PageWidth>
        <div className={styles.toMap}>
          <Link standalone href={mapMark}>
            {t('map.cta')}
          </Link>
        </div>
      </PageWidth>
    </>
  );
}
