import { notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Link, Text } from '@rimba/ui';
import type { YearReview } from '../../data/wire.ts';
import { NoteRow } from '../../trees/NoteRow.tsx';

/** The words of those who went, in the language they were written in. */
export function Words({ notes }: { notes: YearReview['notes'] }) {
  const { t } = useTranslation('year');
  const format = useFormat();
  if (notes.length === 0) return null;
  return (
    <Section title={t('notes')}>
      <ol>
        {notes.map(({ tree, surveyedAt, surveyor, notes: words }) => (
          <NoteRow key={`${tree.id} ${surveyedAt}`} latinName={tree.latinName}>
            <Text variant="small" tone="muted">
              {format.date(surveyedAt)}, {surveyor} ·{' '}
              <Link asChild>
                <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
              </Link>
            </Text>
            <Text as="blockquote" variant="note" tone="heading" lang={notesLanguage}>
              “{words}”
            </Text>
          </NoteRow>
        ))}
      </ol>
      <NotesLanguage />
    </Section>
  );
}
