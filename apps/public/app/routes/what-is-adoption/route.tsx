import { impactQuery, spendingReportQuery } from '@rimba/api-client/react-query';
import { drawingFor, nurseryDrawing } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { TextLink } from '@rimba/shell';
import { Button, Heading, Inline, PageWidth, Plate, Stack, Text } from '@rimba/ui';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { measures, measuresId } from '../../promises/measures.ts';
import type { Route } from './+types/route.ts';
import * as styles from './about.css.ts';
import { Measured } from './Measured.tsx';
import { More } from './More.tsx';
import { Year } from './Year.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const [impact, spending] = await Promise.all([
    orNull(ask(impactQuery(api))),
    orNull(ask(spendingReportQuery(api, language))),
  ]);
  return { impact, communityShare: spending?.split?.groupShare };
}

/** What adoption is, and what it is not: the promises stand beside what was measured of them. */
export default function WhatIsAdoption({ loaderData: { impact, communityShare } }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={styles.hero}>
        <div className={styles.heroParts}>
          <ContentHead title={t('hero.title')} lead={t('hero.lead')}>
            <Inline>
              <Button asChild>
                <ChooseLink>{t('cta.button')}</ChooseLink>
              </Button>
              <Button asChild variant="secondary">
                <a href={measures.suffix}>{t('hero.seePromises')}</a>
              </Button>
            </Inline>
          </ContentHead>
          <Plate of={drawingFor('Koompassia excelsa', 'tree')} size="large" />
        </div>
      </div>
      <div className={styles.year}>
        <Year />
      </div>
      <Measured id={measuresId} impact={impact} communityShare={communityShare} />
      <More />
      <PageWidth>
        <section className={styles.beside} aria-labelledby="not">
          <Plate of={nurseryDrawing} size="large" />
          <Stack gap={4}>
            <Heading level={2} size="h3" id="not">
              {t('not.title')}
            </Heading>
            <Text measure>{t('intro.notOwnership')}</Text>
            <Text measure>{t('carbon.text')}</Text>
            <TextLink to={{ page: 'faq' }}>{t('cta.faq')}</TextLink>
          </Stack>
        </section>
      </PageWidth>
    </>
  );
}
