import type { Schema } from '@rimba/api-client';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Grid, Link, Text } from '@rimba/ui';
import * as styles from './news.css.ts';

type Note = Pick<
  Schema<'News'>,
  'id' | 'title' | 'lead' | 'language' | 'date' | 'author' | 'kelompokKomunitas'
>;

/** Notes from the forest, each by its first sentence and the way to the rest. */
export function NewsItems({ notes }: { notes: readonly Note[] }) {
  return (
    <Grid as="ul" tablet={2} desktop={3} gap={5}>
      {notes.map((note) => (
        <NewsItem key={note.id} note={note} />
      ))}
    </Grid>
  );
}

function NewsItem({ note: { id, title, lead, language, date, author, kelompokKomunitas } }: { note: Note }) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const inOther = language !== useLanguage();
  const other = inOther ? { lang: language } : {};
  const { name, district } = kelompokKomunitas;
  return (
    <li className={styles.item}>
      <Text as="time" dateTime={date} weight="semibold">
        {format.date(date)}
      </Text>
      <Text variant="note" tone="default" {...other}>
        “{lead}”
      </Text>
      <Text variant="small" tone="muted">
        {[author, `${name} · ${district}`].filter(Boolean).join(', ')}
        {inOther && ` · ${t(`writtenIn.${language}`)}`}
      </Text>
      <Link asChild>
        <PageLink to={{ page: 'newsNote', params: { newsId: id } }} {...other}>
          {title}
        </PageLink>
      </Link>
    </li>
  );
}
