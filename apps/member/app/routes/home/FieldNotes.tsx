import { dayOf, notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Text } from '@rimba/ui';
import { isAiling, isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';
import { grownText } from '../../trees/grown-text.ts';
import { NoteRow } from '../../trees/NoteRow.tsx';
import { firstSurvey } from './due-surveys.ts';
import { FirstDay } from './FirstDay.tsx';
import { OtherNews } from './OtherNews.tsx';
import * as styles from './own-home.css.ts';
import { ToldApart } from './ToldApart.tsx';

const shown = 3;

/** What the patrols wrote about one's own trees lately; before their first visit, what the first day measured. */
export function FieldNotes({ forest }: { forest: readonly ForestTree[] }) {
  const { t } = useTranslation('member-home');
  if (forest.length === 0) return null;
  const visited = forest
    .filter(({ last, lost, visits, replaces }) => last && !lost && (visits > 0 || replaces))
    .sort((one, other) => dayOfNote(other).localeCompare(dayOfNote(one)) || ownFirst(one, other))
    .slice(0, shown);
  const [first] = forest.toSorted((one, other) => stands(other) - stands(one) || ownFirst(one, other));
  return (
    <Section title={t('notes.title')}>
      {visited.length > 0 ? (
        <>
          <ul className={styles.notes}>
            {visited.map((tree) => (
              <Note key={tree.tree.id} of={tree} forest={forest} />
            ))}
          </ul>
          {visited.some(({ last }) => last?.notes) && <NotesLanguage />}
        </>
      ) : (
        first && <FirstDay tree={first} survey={firstSurvey(forest)} />
      )}
      <OtherNews trees={forest} />
    </Section>
  );
}

/** One's own before what one gave away. */
const ownFirst = (one: ForestTree, other: ForestTree): number =>
  Number(one.bond === 'given') - Number(other.bond === 'given');

const stands = (tree: ForestTree): number => Number(isInTerm(tree));

const dayOfNote = ({ last }: ForestTree): string => (last ? dayOf(last.surveyedAt) : '');

function Note({ of, forest }: { of: ForestTree; forest: readonly ForestTree[] }) {
  const { tree, giver, last, grown, grownLately, replaces, visits } = of;
  const { t } = useTranslation('member-home');
  const { t: ofTree } = useTranslation('trees');
  const format = useFormat();
  if (!last) return null;
  const { surveyedAt, surveyor, notes } = last;
  const isReplacement = replaces !== null;
  return (
    <NoteRow latinName={tree.latinName}>
      <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>
        {isReplacement && grown === null ? t('note.replacement', { name: tree.treeName }) : tree.treeName}
      </PageLink>
      <ToldApart of={of} among={forest} />
      <Text variant="small" tone="muted">
        {format.date(surveyedAt)}, {surveyor}
      </Text>
      {giver !== null && <Text variant="small">{t('first.from', { giver })}</Text>}
      {notes === null ? (
        <Text variant="note">{t('note.none', { surveyor })}</Text>
      ) : (
        <Text variant="note" lang={notesLanguage}>
          “{notes}”
        </Text>
      )}
      <Text variant="small" as="div">
        <span className={styles.growths}>
          {grownLately && visits > 1 && (
            <span>
              <Grown metres={grownLately.height} /> {t('note.sinceLast')}
            </span>
          )}
          {grown && (
            <span>
              <Grown metres={grown.height} /> {t('note.sinceFirst')}
            </span>
          )}
          {!grown && <span>{format.measure(last.height, 'm')}</span>}
          {isAiling(of) && (
            <b>
              {ofTree('fields.health')}: {ofTree('health.struggling')}
            </b>
          )}
        </span>
      </Text>
    </NoteRow>
  );
}

/** In the green of growth only where it grew. */
function Grown({ metres }: { metres: number }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const text = grownText(metres, format, t('row.unchanged'));
  return <b className={metres > 0 ? styles.grown : undefined}>{text}</b>;
}
