import { newsQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { PageWidth } from '@rimba/ui';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { ProgrammeCards } from './ProgrammeCards.tsx';
import { programmes } from './programmes.ts';

export const links = noteFont;

export async function loader(request: Route.LoaderArgs) {
  const api = serviceApi(request);
  const latest = programmes.map(async ({ key }) => {
    const news = await orNull(ask(newsQuery(api, { limit: 1, filter: { programme: key } })));
    return news?.data[0];
  });
  return { latest: await Promise.all(latest) };
}

/** The four programmes, each with the latest that was done in it. */
export default function Programmes({ loaderData: { latest } }: Route.ComponentProps) {
  const { t } = useTranslation('programmes');
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.lead')} />
      <ContentHead title={t('page.title')} lead={t('page.lead')} />
      <PageWidth>
        <ProgrammeCards programmes={programmes} latest={latest} />
      </PageWidth>
    </>
  );
}
