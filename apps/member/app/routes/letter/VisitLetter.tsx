import { notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Avatar, Button, Heading, Stack, Text, TreeCode } from '@rimba/ui';
import type { Letter, LetterVisit } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { NoteRow } from '../../trees/NoteRow.tsx';
import * as styles from './letter.css.ts';
import { Picture } from './Picture.tsx';
import { VisitGrowth } from './VisitGrowth.tsx';

/** A letter of a visit: the surveyor's words come before the figures. */
export function VisitLetter({ letter: { visits, day, number } }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const [first, ...others] = visits;
  if (!first) return null;
  const title =
    visits.length === 1
      ? t('visit.title', { name: first.tree.treeName })
      : t('visit.titleMany', { count: visits.length });
  return (
    <article className={styles.sheet}>
      <Stack gap={1}>
        <Text variant="small" tone="muted">
          {number === null
            ? format.date(day)
            : t('page.dayAndNumber', { date: format.date(first.survey.surveyedAt), n: number })}
        </Text>
        <PageHead title={title} />
      </Stack>
      {others.length > 0 && (
        <div>
          <Heading level={2} size="h3">
            {first.tree.treeName}
          </Heading>
          <TreeCode>{first.tree.code}</TreeCode>
        </div>
      )}
      <Picture visit={first} />
      <Words visit={first} />
      <VisitGrowth visit={first} />
      <Facts visit={first} />
      {others.length > 0 && (
        <Section title={t('visit.others')}>
          <ul>
            {others.map((visit) => (
              <Other key={visit.survey.id} visit={visit} />
            ))}
          </ul>
        </Section>
      )}
      {visits.some(({ survey }) => survey.notes !== null) && <NotesLanguage />}
      <div>
        <Button asChild width="fullOnPhone">
          <PageLink to={{ page: 'tree', params: { treeId: first.tree.id } }}>
            {t('visit.button', { name: first.tree.treeName })}
          </PageLink>
        </Button>
      </div>
    </article>
  );
}

function Words({ visit: { survey, tree } }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const { notes, surveyor } = survey;
  return (
    <Stack gap={4}>
      {notes === null ? (
        <Text tone="muted">{t('visit.noNote', { surveyor })}</Text>
      ) : (
        <Text as="blockquote" variant="note" tone="heading" lang={notesLanguage}>
          “{notes}”
        </Text>
      )}
      <div className={styles.signature}>
        <Avatar name={surveyor} />
        <div>
          <Text weight="semibold">{surveyor}</Text>
          <Text variant="small" tone="muted">
            {tree.kelompokKomunitas.name}
          </Text>
        </div>
      </div>
    </Stack>
  );
}

function Facts({ visit: { survey, nextSurvey, endsBefore } }: { visit: LetterVisit }) {
  const { t } = useTranslation(['letters', 'trees']);
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <div>
        <Text as="dt" variant="small" tone="muted">
          {t('letters:visit.condition')}
        </Text>
        <Text as="dd" weight="semibold">
          {t(`letters:visit.${survey.condition}`)}
        </Text>
      </div>
      {nextSurvey && (
        <div>
          <Text as="dt" variant="small" tone="muted">
            {t('letters:visit.nextVisit')}
          </Text>
          <Text as="dd" weight="semibold">
            {nextSurvey.late
              ? t('letters:visit.late', { date: format.date(nextSurvey.late.since) })
              : t('letters:visit.by', { date: format.date(nextSurvey.by) })}
          </Text>
          {endsBefore !== undefined && (
            <Text as="dd" variant="small" tone="muted">
              {t('letters:visit.afterTerm', { date: format.lastFullDay(endsBefore) })}
            </Text>
          )}
        </div>
      )}
    </dl>
  );
}

function Other({ visit }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { tree, survey, bond, holder, grown, grownLately, first, before } = visit;
  const facts = [
    format.measure(survey.height, 'm'),
    t(`visit.${survey.condition}`).toLowerCase(),
    ...(bond === 'given' ? [t('visit.gift', { name: holder })] : []),
  ];
  return (
    <NoteRow latinName={tree.latinName}>
      <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
      <Text variant="small" tone="muted">
        <TreeCode>{tree.code}</TreeCode>
      </Text>
      <Text variant="small" tone="muted">
        {format.date(survey.surveyedAt)}, {survey.surveyor} · {facts.join(', ')}
      </Text>
      {survey.notes !== null && (
        <Text variant="note" lang={notesLanguage}>
          “{survey.notes}”
        </Text>
      )}
      {grownLately && (
        <Text variant="small">
          {format.growth(grownLately.height)} {t('visit.lately')}
        </Text>
      )}
      {grown && first?.id !== before?.id && (
        <Text variant="small">
          {format.growth(grown.height)} {t('visit.first')}
        </Text>
      )}
    </NoteRow>
  );
}
