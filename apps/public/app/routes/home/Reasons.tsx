import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { AnnotatedPlate, Heading, LatinName, LetteredList, PageSection, Stack, Text } from '@rimba/ui';
import { Claim } from './Claim.tsx';
import * as styles from './home.css.ts';

/** What the promises say, as shares of 1; the second has no number of its own, so its whole is the promise. */
const promised = { survival: 0.85, updates: 1 } as const;

/** Why here: every claim that can be measured stands beside its measurement. */
export function Reasons({ impact }: { impact: readonly Schema<'ImpactCounter'>[] | null }) {
  const { t } = useTranslation('home');
  const counter = (key: keyof typeof promised) => impact?.find((each) => each.key === key);
  const reason = (key: 'replant' | 'realTree' | 'community' | 'updates') => t(`why.${key}.text`);
  return (
    <PageSection heading={t('why.title')} note={t('why.text')}>
      <div className={styles.reasons}>
        <AnnotatedPlate
          of={drawingFor('Shorea balangeran', 'tree')}
          marks={['crown', 'trunk', 'undergrowth', 'root']}
          caption={
            <Trans
              ns="home"
              i18nKey="why.drawing"
              components={{ latin: <LatinName>{'Shorea balangeran'}</LatinName> }}
            />
          }
        />
        <LetteredList
          items={[
            {
              title: t('why.replant.title'),
              children: (
                <>
                  <Text>{reason('replant')}</Text>
                  <Claim
                    counter={counter('survival')}
                    promised={promised.survival}
                    tooEarly={t('impact.survival.tooEarly')}
                  />
                </>
              ),
            },
            { title: t('why.realTree.title'), children: <Text>{reason('realTree')}</Text> },
            { title: t('why.community.title'), children: <Text>{reason('community')}</Text> },
            {
              title: t('why.updates.title'),
              children: (
                <>
                  <Text>{reason('updates')}</Text>
                  <Claim counter={counter('updates')} promised={promised.updates} />
                </>
              ),
            },
          ]}
        />
      </div>
      <div className={styles.moreReasons}>
        {(['price', 'certificate'] as const).map((key) => (
          <Stack key={key} gap={2}>
            <Heading level={3}>{t(`why.${key}.title`)}</Heading>
            <Text>{t(`why.${key}.text`)}</Text>
          </Stack>
        ))}
      </div>
    </PageSection>
  );
}
