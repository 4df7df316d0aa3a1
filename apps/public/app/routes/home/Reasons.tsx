import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { AnnotatedPlate, Heading, LatinName, LetteredList, PageSection, Stack, Text } from '@rimba/ui';
import { Promised } from '../../promises/Promised.tsx';
import * as styles from './home.css.ts';

/** Why here: every claim that can be measured stands beside its measurement. */
export function Reasons({ impact }: { impact: readonly Schema<'ImpactCounter'>[] | null }) {
  const { t } = useTranslation('home');
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
                  <Promised of="replanted" impact={impact} />
                  <Promised of="survival" impact={impact} />
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
                  <Promised of="updates" impact={impact} />
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
