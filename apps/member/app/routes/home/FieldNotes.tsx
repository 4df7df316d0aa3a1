import { serviceNow } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Plate, Text } from '@rimba/ui';
import { useForest } from '../../trees/use-forest.ts';
import { type FieldNote, fieldNotes } from './field-notes.ts';
import * as styles from './home.css.ts';
import { OtherNews } from './OtherNews.tsx';

const shown = 3;

/** What the patrols wrote about one's own trees lately. */
export function FieldNotes() {
  const { t } = useTranslation('member-home');
  const forest = useForest();
  if (forest.state !== 'known' || forest.trees.length === 0) return null;
  const notes = fieldNotes(forest.trees, shown);
  return (
    <Section title={t('news.title')}>
      {notes.length === 0 ? (
        <Text tone="muted">{t('news.empty')}</Text>
      ) : (
        <ol>
          {notes.map((note) => (
            <Note key={note.tree.id} note={note} />
          ))}
        </ol>
      )}
      <OtherNews trees={forest.trees} />
    </Section>
  );
}

function Note({ note: { tree, surveyedAt, surveyor, notes, grownM } }: { note: FieldNote }) {
  const format = useFormat();
  return (
    <li className={styles.note}>
      <Plate of={drawingFor(tree.latinName, 'leaf')} size="small" />
      <div>
        <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
        <Text variant="small" tone="muted">
          {format.relativeTime(surveyedAt, serviceNow())}, {surveyor}
        </Text>
        {notes !== null && <Text variant="note">“{notes}”</Text>}
      </div>
      {grownM !== undefined && grownM > 0 && (
        <Text weight="semibold" tone="success" unbroken>
          +{format.measure(grownM, 'm')}
        </Text>
      )}
    </li>
  );
}
