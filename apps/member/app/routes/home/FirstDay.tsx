import { serviceNow } from '@rimba/api-client';
import { notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Card, Heading, Link, Stack, Text } from '@rimba/ui';
import { surveyWindow } from '../../data/survey-window.ts';
import type { ForestTree } from '../../data/wire.ts';
import { FigureList } from '../../frame/FigureList.tsx';
import * as styles from './own-home.css.ts';
import { yearOf } from './year-of.ts';

interface FirstDayProps {
  tree: ForestTree;
  /** The first that is due of all one's trees: it brings the first letter. */
  survey: ForestTree['nextSurvey'];
}

/**
 * What growth will be counted from, until the first visit, and what the year brings; of a tree that died what was
 * measured last.
 */
export function FirstDay({ tree: of, survey }: FirstDayProps) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const { tree, giver, terms, lost } = of;
  const first = lost ? lost.lastMeasured : of.first;
  const [running, next] = lost ? [] : terms.filter(({ endsAt }) => Date.parse(endsAt) > serviceNow());
  const words = lost ? 'lost' : running ? (terms.length > 1 ? 'again' : 'p1') : 'over';
  if (!first) return <Text tone="muted">{t('news.empty')}</Text>;
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size="h4">
          {tree.treeName}
        </Heading>
        {giver !== null && <Text>{t('first.from', { giver })}</Text>}
        <Text>{t(`first.${words}`)}</Text>
        <FigureList
          figures={[
            { value: format.measure(first.height, 'm'), label: t('first.height') },
            {
              value: format.measure(first.circumference, 'cm'),
              label: t(first.girthAt === 'collar' ? 'first.girthCollar' : 'first.girth'),
            },
          ]}
        />
        {first.notes !== null && (
          <Text variant="note" lang={notesLanguage}>
            “{first.notes}”
          </Text>
        )}
        <Text variant="small" tone="muted">
          {first.surveyor}, {format.date(first.surveyedAt)}
        </Text>
        {first.notes !== null && <NotesLanguage />}
        {running && <Coming survey={survey} ends={running.endsAt} next={next} />}
      </Stack>
    </Card>
  );
}

interface ComingProps extends Pick<FirstDayProps, 'survey'> {
  /** Where the running term ends. */
  ends: string;
  next: ForestTree['terms'][number] | undefined;
}

/** What the rest of the term brings; of one that is over nothing is to come. */
function Coming({ survey, ends, next }: ComingProps) {
  const { t } = useTranslation('member-home');
  const format = useFormat();

  /** As the tree's page says it: the months that are left of the window. */
  function months(due: NonNullable<ForestTree['nextSurvey']>): string {
    const window = surveyWindow(due);
    const [from, to] = [format.month(window.from), format.month(window.due)];
    return from === to ? to : t('first.window', { from, to });
  }

  return (
    <>
      <Heading level={3} size="h4">
        {t('first.next')}
      </Heading>
      <dl className={styles.coming}>
        {survey && !survey.late && (
          <>
            <Text as="dt">{t('first.letter')}</Text>
            <Text as="dd" tone="muted">
              {months(survey)}
            </Text>
          </>
        )}
        <Text as="dt">
          <Link asChild>
            <PageLink to={{ page: 'year', params: { year: yearOf(ends) } }}>{t('first.year')}</PageLink>
          </Link>
        </Text>
        <Text as="dd" tone="muted">
          {t('first.filling')}
        </Text>
        <Text as="dt">{t('first.ends')}</Text>
        <Text as="dd" tone="muted">
          {format.lastFullDay(ends)}
        </Text>
        {next && (
          <>
            <Text as="dt">{t('first.renewed')}</Text>
            <Text as="dd" tone="muted">
              {format.term(next.startsAt, next.endsAt)}
            </Text>
          </>
        )}
      </dl>
    </>
  );
}
