import { annualReportQuery, communityByNameQuery, newsNoteQuery } from '@rimba/api-client/react-query';
import { type Drawing, drawingFor } from '@rimba/drawings';
import { readText } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/rendering/page-handler';
import { data } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import type { PreviewContent } from '../../previews/content.ts';
import { ownPicture } from '../../previews/own-pictures.ts';
import { renderPreview } from '../../previews/render-preview.server.tsx';
import type { Route } from './+types/route.ts';
import { treePicture } from './tree-picture.ts';

/** The picture that a shared link to a page shows: `faq.png`, `community-….png`, `tree-….png`, `report-2025.png`. */
export async function loader(request: Route.LoaderArgs) {
  const picture = await renderPreview(await contentOf(request));
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
}

async function contentOf(request: Route.LoaderArgs): Promise<PreviewContent> {
  const { context, params, url } = request;
  const { language } = context.get(requestContext);
  const api = serviceApi({ context, url });
  const i18n = createServerI18n(language);
  const foot = `${i18n.t('common:app.name')} · ${i18n.t('home:hero.eyebrow')}`;
  const page = (title: string, text: string, drawing: Drawing): PreviewContent => ({
    kind: 'page',
    title,
    text,
    drawing,
    foot,
  });
  const [, kind, id = ''] = /^(?:(community|news|report|tree)-)?(.+)\.png$/.exec(params.picture) ?? [];
  if (kind === 'community') {
    const { name, description } = await orNotFound(ask(communityByNameQuery(api, id)));
    return page(name, description, drawingFor('Dyera polyphylla', 'leaf'));
  }
  if (kind === 'news' && /^\d{1,9}$/.test(id)) {
    const { title, lead } = await orNotFound(ask(newsNoteQuery(api, Number(id))));
    return page(title, lead, drawingFor('Dyera polyphylla', 'skin'));
  }
  if (kind === 'report' && /^\d{4}$/.test(id)) {
    const { title, summary } = await orNotFound(ask(annualReportQuery(api, Number(id), language)));
    return page(title, summary, drawingFor('Koompassia excelsa', 'leaf'));
  }
  if (kind === 'tree') return treePicture(request, id);
  const own = kind === undefined ? ownPicture(id) : undefined;
  if (!own) throw data(null, { status: 404 });
  const title = readText(i18n, own.title);
  const text = readText(i18n, own.text);
  if (id === 'home') return { kind: 'forest', title, text, site: i18n.t('common:app.name') };
  return page(title, text, own.drawing);
}
