import type { Schema } from '@rimba/api-client';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, Grid, Heading, Link, Plate, Stack, Text } from '@rimba/ui';
import * as styles from './programmes.css.ts';
import type { Programme } from './programmes.ts';

interface ProgrammeCardsProps {
  programmes: readonly Programme[];
  /** The latest note of each, in the same order; undefined where there is none. */
  latest: readonly (Schema<'News'> | undefined)[];
}

export function ProgrammeCards({ programmes, latest }: ProgrammeCardsProps) {
  const { t } = useTranslation('programmes');
  return (
    <Grid tablet={2} gap={5}>
      {programmes.map(({ key, page, drawing }, place) => (
        <Card key={key} as="article" padding={5}>
          <div className={styles.programme}>
            <Plate of={drawing} size="medium" />
            <Stack gap={3}>
              <Heading level={2} size="h3">
                <Link asChild tone="plain">
                  <PageLink to={{ page }}>{t(`${key}.title`)}</PageLink>
                </Link>
              </Heading>
              <Text>{t(`${key}.summary`)}</Text>
              <Latest note={latest[place]} />
            </Stack>
          </div>
        </Card>
      ))}
    </Grid>
  );
}

function Latest({ note }: { note: Schema<'News'> | undefined }) {
  const { t } = useTranslation(['programmes', 'news']);
  const format = useFormat();
  const own = useLanguage();
  if (!note) return null;
  const inOther = note.language !== own;
  return (
    <div className={styles.latest}>
      <Text variant="small" weight="semibold">
        {t('programmes:page.latest', { date: format.date(note.date) })}
      </Text>
      <Link asChild>
        <PageLink
          to={{ page: 'newsNote', params: { newsId: note.id } }}
          {...(inOther && { lang: note.language })}
        >
          {note.title}
        </PageLink>
      </Link>
      <Text variant="small" tone="muted">
        {note.kelompokKomunitas.name}
        {inOther && ` · ${t(`news:writtenIn.${note.language}`)}`}
      </Text>
    </div>
  );
}
