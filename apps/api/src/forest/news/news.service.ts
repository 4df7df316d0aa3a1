import type { Language } from '@rimba/i18n';
import { list } from '../../http/envelope.ts';
import { Problem } from '../../http/problem.ts';
import { toTreeCommunity } from '../community/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import type { NewsRepository, NewsRow } from './news.repository.ts';
import { leadOf, paragraphsOf } from './news.rules.ts';
import type { News, NewsQuery } from './news.schemas.ts';

type Dependencies = {
  news: NewsRepository;
  tally: TallyRepository;
  urlOf: (file: string) => string;
};

export type NewsService = ReturnType<typeof createNewsService>;

export function createNewsService({ news, tally, urlOf }: Dependencies) {
  function onWire({ activity, community }: NewsRow, language: Language, ready: number): News {
    const { id, title, writtenIn, date, author, programme, image } = activity;
    const text = activity.text?.[language] ?? '';
    return {
      id,
      title: title[language],
      lead: leadOf(text),
      paragraphs: paragraphsOf(text),
      language: writtenIn ?? language,
      date,
      author,
      programme,
      image:
        image === null
          ? null
          : { url: urlOf(image), kind: image.startsWith('/drawings/') ? 'drawing' : 'photo' },
      kelompokKomunitas: toTreeCommunity({ community }, ready),
    };
  }

  return {
    async page(query: NewsQuery, language: Language) {
      const [{ rows, total }, ready] = await Promise.all([
        news.page(query),
        tally.byCommunity('ready_to_adopt'),
      ]);
      return list(
        rows.map((row) => onWire(row, language, ready.get(row.community.id) ?? 0)),
        { ...query, total },
      );
    },

    /** @throws Problem request.news_not_found */
    async byId(id: number, language: Language): Promise<News> {
      const [row, ready] = await Promise.all([news.byId(id), tally.byCommunity('ready_to_adopt')]);
      if (!row) throw new Problem('request.news_not_found');
      return onWire(row, language, ready.get(row.community.id) ?? 0);
    },
  };
}
