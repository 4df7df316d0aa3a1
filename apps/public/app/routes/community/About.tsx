import { serviceNow } from '@rimba/api-client';
import { notesLanguage } from '@rimba/i18n';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Heading, PageSection, Stack, Text } from '@rimba/ui';
import { type Community, schemeWords } from '../../communities/community.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PromiseClaim } from '../../promises/PromiseClaim.tsx';
import * as styles from './community.css.ts';

/** Who the community is: its decree, its enterprise, its land, and how well its promises are kept. */
export function About({ community }: { community: Community }) {
  const { t } = useTranslation(['communities', 'home', 'common']);
  const format = useFormat();
  const {
    name,
    description,
    location,
    skNumber,
    kups,
    scheme,
    areaHectares,
    illustrative,
    featuredPrograms,
    treeCounts,
    lateSurveys,
  } = community;
  // Worked out with the page.
  const asOf = new Date(serviceNow()).toISOString();
  const facts = [
    { key: 'sk', value: skNumber, help: t('communities:detail.skHelp') },
    {
      key: 'kups',
      value: `${kups.name}, ${t(`communities:kupsClass.${kups.class}`)}`,
      help: `${t('communities:detail.kupsHelp')} ${t(`communities:kupsClass.${kups.class}Help`)}`,
    },
    { key: 'scheme', value: t(`communities:${schemeWords[scheme]}`), help: undefined },
    {
      key: 'location',
      value: [location.village, location.district, location.regency].join(', '),
      help: undefined,
    },
    {
      key: 'area',
      value: t('common:units.ha', { value: format.number(areaHectares) }),
      help: undefined,
    },
  ] as const;
  return (
    <>
      <ContentHead title={name} lead={description}>
        {illustrative && <Banner tone="info">{t('communities:demo.notice', { name })}</Banner>}
      </ContentHead>
      <PageSection heading={t('communities:list.open', { name })}>
        <dl className={styles.facts}>
          {facts.map(({ key, value, help }) => (
            <div key={key}>
              <Text as="dt" variant="small" tone="muted">
                {t(`communities:detail.${key}`)}
              </Text>
              <Text as="dd" weight="medium">
                {value}
              </Text>
              {help !== undefined && (
                <Text as="dd" variant="caption" tone="muted">
                  {help}
                </Text>
              )}
            </div>
          ))}
        </dl>
        <div className={styles.rates}>
          <Stack gap={2}>
            <Heading level={3} size="h4">
              {t('home:impact.survival.label')}
            </Heading>
            <PromiseClaim of="survival" {...community.survivalRate} asOf={asOf} />
            {treeCounts.dead > 0 && (
              <Text variant="small" tone="muted">
                {t('communities:detail.dead', { count: treeCounts.dead })}
              </Text>
            )}
          </Stack>
          <Stack gap={2}>
            <Heading level={3} size="h4">
              {t('home:impact.updates.label')}
            </Heading>
            <PromiseClaim of="updates" {...community.onTimeRate} asOf={asOf} />
            {lateSurveys && (
              <Text variant="small" tone="muted">
                {t('communities:detail.late', {
                  count: lateSurveys.trees,
                  date: format.date(lateSurveys.since),
                })}{' '}
                {lateSurveys.reason !== null ? (
                  <Trans
                    ns="communities"
                    i18nKey="detail.lateReason"
                    values={{ reason: lateSurveys.reason }}
                    components={{ reason: <span lang={notesLanguage} /> }}
                  />
                ) : lateSurveys.askedOn !== null ? (
                  t('communities:detail.lateAsked', { date: format.date(lateSurveys.askedOn) })
                ) : (
                  t('communities:detail.lateNoWord')
                )}
              </Text>
            )}
          </Stack>
        </div>
      </PageSection>
      {featuredPrograms.length > 0 && (
        <PageSection heading={t('communities:detail.programmes')}>
          <div className={styles.facts}>
            {featuredPrograms.map(({ title, text }) => (
              <Stack key={title} gap={1}>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
          </div>
        </PageSection>
      )}
    </>
  );
}
