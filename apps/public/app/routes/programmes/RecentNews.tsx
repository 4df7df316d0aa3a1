import type { Schema } from '@rimba/api-client';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink, TextLink } from '@rimba/shell';
import { Grid, Heading, Link, PageWidth, Stack, Text } from '@rimba/ui';
import { NotePicture } from '../../news/NotePicture.tsx';
import * as styles from './programmes.css.ts';
import type { Programme } from './programmes.ts';

interface RecentNewsProps {
  programme: Programme;
  news: readonly Schema<'News'>[];
}

/** What the communities have been doing in this programme, each with its picture and the way to the note. */
export function RecentNews({ programme: { key, drawing }, news }: RecentNewsProps) {
  const { t } = useTranslation(['programmes', 'news']);
  const own = useLanguage();
  if (news.length === 0) return null;
  return (
    <PageWidth>
      <section aria-labelledby="recent">
        <Stack gap={4}>
          <div className={styles.headed}>
            <Heading level={2} id="recent">
              {t(`${key}.recent`)}
            </Heading>
            <TextLink to={{ page: 'news', suffix: `?programme=${key}` }}>{t('page.allNews')}</TextLink>
          </div>
          <Grid as="ul" tablet={2} desktop={3} gap={5}>
            {news.map((note) => {
              const inOther = note.language !== own;
              const other = inOther ? { lang: note.language } : {};
              const { name, district } = note.kelompokKomunitas;
              return (
                <li key={note.id}>
                  <Stack gap={3}>
                    <NotePicture note={note} standIn={drawing} />
                    <Heading level={3}>
                      <Link asChild tone="plain">
                        <PageLink to={{ page: 'newsNote', params: { newsId: note.id } }} {...other}>
                          {note.title}
                        </PageLink>
                      </Link>
                    </Heading>
                    <Text variant="note" tone="default" {...other}>
                      “{note.lead}”
                    </Text>
                    <Text variant="small" tone="muted">
                      {`${name} · ${district}`}
                      {inOther && ` · ${t(`news:writtenIn.${note.language}`)}`}
                    </Text>
                  </Stack>
                </li>
              );
            })}
          </Grid>
        </Stack>
      </section>
    </PageWidth>
  );
}
