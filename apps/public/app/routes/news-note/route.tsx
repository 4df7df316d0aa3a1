import { newsNoteQuery, newsQuery } from '@rimba/api-client/react-query';
import { nurseryDrawing } from '@rimba/drawings';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Banner, PageSection, PageWidth, Stack, Text } from '@rimba/ui';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import type { TitledHandle } from '../../frame/use-page-title.ts';
import { NewsItems } from '../../news/NewsItems.tsx';
import { NotePicture } from '../../news/NotePicture.tsx';
import * as styles from '../../news/news.css.ts';
import type { Route } from './+types/route.ts';

export const links = noteFont;

const othersShown = 3;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const note = await orNotFound(ask(newsNoteQuery(api, Number(params.newsId))));
  const communityId = note.kelompokKomunitas.id;
  const others = await orNull(
    ask(newsQuery(api, { filter: { group: communityId }, limit: othersShown + 1 })),
  );
  return {
    note,
    others: (others?.data ?? []).filter(({ id }) => id !== note.id).slice(0, othersShown),
    origin: url.origin,
  };
}

export const handle: TitledHandle<Awaited<ReturnType<typeof loader>>> = {
  title: (loaded) => loaded.note.title,
};

/** One note from the forest. */
export default function NewsNote({ loaderData: { note, others, origin } }: Route.ComponentProps) {
  const { t } = useTranslation(['news', 'communities']);
  const format = useFormat();
  const {
    title,
    lead,
    paragraphs,
    language,
    date,
    author,
    programme,
    image,
    kelompokKomunitas: community,
  } = note;
  const other = language === useLanguage() ? {} : { lang: language };
  return (
    <>
      <PageMeta title={title} description={lead} />
      <StructuredData
        of={{
          '@type': 'NewsArticle',
          headline: title,
          description: lead,
          articleBody: paragraphs.join('\n\n'),
          inLanguage: language,
          datePublished: date,
          ...(image && { image: origin + image.url }),
          author: { '@type': author === null ? 'Organization' : 'Person', name: author ?? community.name },
          publisher: { '@type': 'Organization', name: community.name },
        }}
      />
      <ContentHead
        title={title}
        lead={
          <>
            <time dateTime={date}>{format.date(date)}</time>
            {programme !== null && ` · ${t(`news:programmes.${programme}`)}`}
          </>
        }
      >
        {language !== useLanguage() && <Text tone="muted">{t(`news:onlyIn.${language}`)}</Text>}
        {community.illustrative && (
          <Banner tone="info">{t('communities:demo.notice', { name: community.name })}</Banner>
        )}
      </ContentHead>
      <PageWidth>
        <article className={styles.note}>
          <Stack gap={4}>
            {paragraphs.map((paragraph) => (
              <div key={paragraph} className={styles.paragraph}>
                <Text variant="lead" measure {...other}>
                  {paragraph}
                </Text>
              </div>
            ))}
            <Text tone="muted">
              {author !== null && `${author}, `}
              <TextLink to={{ page: 'community', params: { kelompokKomunitasName: community.slug } }}>
                {community.name}
              </TextLink>
              {` · ${community.district}`}
            </Text>
          </Stack>
          {image && <NotePicture note={note} standIn={nurseryDrawing} />}
        </article>
      </PageWidth>
      {others.length > 0 && (
        <PageSection heading={t('news:others', { name: community.name })}>
          <NewsItems notes={others} />
        </PageSection>
      )}
    </>
  );
}
