import { type Schema, serviceNow } from '@rimba/api-client';
import { firstNews, landTypeWords, measuredSurveys, notesLanguage } from '@rimba/i18n';
import { useFormat, useNextSurveyWords, useTranslation } from '@rimba/i18n/react';
import { TreeOnMap } from '@rimba/map';
import { PageLink } from '@rimba/shell';
import { CarbonMethod, NotesLanguage } from '@rimba/tree';
import { GrowthChart, Heading, Link, Stack, Text, Timeline, type TimelineEntry } from '@rimba/ui';
import type { ReactNode } from 'react';
import { Promises } from '../../promises/Promises.tsx';
import * as styles from './shelf-tree.css.ts';
import type { ShownTree } from './shown-tree.ts';
import { TreePhotos } from './TreePhotos.tsx';

interface RecordProps {
  tree: ShownTree;
  /** What is measured of the promises; null where it is not known. */
  impact: readonly Schema<'ImpactCounter'>[] | null;
  /** Where its community works; undefined where that is not known. */
  area: Schema<'GroupAreas'>['features'][number] | undefined;
}

/** The tree's life: its growth, its photos, its kind, the people who measure it, and where it stands. */
export function Record({ tree, impact, area }: RecordProps) {
  const { t } = useTranslation(['shelf', 'trees']);
  return (
    <Stack gap={6}>
      <Part title={t('shelf:tree.life')}>
        <Growth tree={tree} />
        <Timeline label={t('shelf:tree.life')} entries={useEntries(tree)} />
        {tree.surveys.some(({ notes }) => notes !== null) && <NotesLanguage />}
      </Part>
      <Part title={t('shelf:tree.photos')}>
        <TreePhotos tree={tree} />
      </Part>
      <Part title={t('shelf:tree.species', { species: tree.species.localName })}>
        <Figures tree={tree} />
        <CarbonMethod />
      </Part>
      <Part title={t('shelf:tree.people')}>
        <People tree={tree} />
        <Promises of={['updates']} impact={impact} />
      </Part>
      <Part title={t('shelf:tree.place')}>
        <Text>
          {t('trees:place.text', {
            landType: t(landTypeWords[tree.landType]),
            village: tree.kelompokKomunitas.village,
            district: tree.kelompokKomunitas.district,
          })}
        </Text>
        <div className={styles.map}>
          <TreeOnMap tree={tree} area={area} label={t('shelf:tree.placeMap', { code: tree.code })} />
        </div>
        <Text variant="small" tone="muted">
          {t('shelf:tree.placeNote')}
        </Text>
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Growth({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation(['shelf', 'trees']);
  const format = useFormat();
  const words = useNextSurveyWords();
  const surveys = measuredSurveys(tree.surveys);
  const next = firstNews(tree, serviceNow());
  const band = next && words.band(next);
  const [first, ...rest] = surveys.toReversed().map(({ surveyedAt, height, condition }) => ({
    at: Date.parse(surveyedAt),
    heightM: height,
    value: format.number(height, 2),
    tick: format.monthOfYear(surveyedAt),
    dead: condition === 'dead',
  }));
  if (!first) return <Text tone="muted">{t('trees:survey.empty')}</Text>;
  return (
    <GrowthChart
      points={[first, ...rest]}
      {...(band && { next: band })}
      seed={tree.code}
      label={t('trees:survey.chartLabel', { code: tree.code })}
      axisLabel={t('trees:lifeLine.axis')}
      formatHeight={(metres) => format.number(metres, 2)}
      table={{
        summary: t('trees:lifeLine.table'),
        hide: t('trees:lifeLine.hideTable'),
        columns: [t('trees:fields.surveyedAt'), t('trees:fields.height'), t('trees:fields.circumference')],
        rows: surveys.map((survey) => [
          format.shortDate(survey.surveyedAt),
          format.measure(survey.height, 'm'),
          format.girth(survey),
        ]),
      }}
    />
  );
}

function useEntries(tree: ShownTree): TimelineEntry[] {
  const { t } = useTranslation(['shelf', 'trees']);
  const format = useFormat();
  const words = useNextSurveyWords();
  const next = firstNews(tree, serviceNow());
  const { surveys, plantedAt } = tree;
  const measured = new Set(measuredSurveys(surveys));
  const day = ({ condition, surveyedAt }: ShownTree['surveys'][number]) => {
    const date = format.shortDate(surveyedAt);
    return condition === 'dead' ? t('trees:lifeLine.died', { date }) : date;
  };
  return [
    ...(next
      ? [
          {
            id: 'expected',
            kind: 'expected' as const,
            ...words.entry(next, t('shelf:tree.nextSurvey')),
          },
        ]
      : []),
    ...surveys.map(
      (survey, place): TimelineEntry => ({
        id: String(survey.id),
        kind: place === 0 ? 'latest' : 'past',
        title: [
          day(survey),
          ...(measured.has(survey) ? [format.measure(survey.height, 'm'), format.girth(survey)] : []),
        ].join(' · '),
        ...(survey.notes !== null && { quote: survey.notes, quoteLang: notesLanguage }),
        detail: survey.surveyor,
      }),
    ),
    {
      id: 'planted',
      kind: 'first',
      title: t('trees:lifeLine.planted', { date: format.shortDate(plantedAt) }),
    },
  ];
}

function Figures({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const { least, most } = tree.species.matureHeight;
  const [latest] = tree.surveys;
  const figures: readonly [string, string][] = [
    [t('trees:fields.height'), format.measure(tree.height, 'm')],
    [
      t('trees:fields.circumference'),
      latest ? format.girth(latest) : format.measure(tree.circumference, 'cm'),
    ],
    [t('trees:fields.carbon'), t('common:units.kgCo2', { value: format.kilograms(tree.carbonAbsorption) })],
    [t('trees:fields.landType'), t(landTypeWords[tree.landType])],
    [t('trees:fields.family'), tree.species.family],
    [t('trees:fields.grown'), `${format.number(least)}–${format.measure(most, 'm')}`],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" variant="caption" tone="muted">
            {name}
          </Text>
          <Text as="dd" weight="semibold">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

function People({ tree: { kelompokKomunitas: community, surveys } }: { tree: ShownTree }) {
  const { t } = useTranslation(['shelf', 'trees']);
  const made = new Map<string, number>();
  for (const { surveyor } of surveys) made.set(surveyor, (made.get(surveyor) ?? 0) + 1);
  return (
    <Stack gap={3}>
      <Text>
        <Link asChild>
          <PageLink to={{ page: 'community', params: { kelompokKomunitasName: community.slug } }}>
            {community.name}
          </PageLink>
        </Link>
        {` · ${community.village}, ${community.district}. `}
        {t('shelf:count', { count: community.readyToAdopt })}.
      </Text>
      <ul className={styles.people}>
        {[...made].map(([name, count]) => (
          <li key={name}>
            <Text as="div" weight="semibold">
              {name}
            </Text>
            <Text as="div" variant="caption" tone="muted">
              {t('shelf:tree.surveysOf', { n: count, total: surveys.length })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
