import { annualReportQuery, communityByNameQuery, newsNoteQuery, treePageQuery } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { readText } from '@rimba/i18n';
import { createFormat } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/shell/page-handler';
import { data } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import type { PreviewContent } from '../../previews/content.ts';
import { pagePicture } from '../../previews/page-picture.ts';
import { renderPreview } from '../../previews/render-preview.server.tsx';
import type { Route } from './+types/route.ts';

/** The picture that a shared link to a page shows: `faq.png`, `community-….png`, `tree-….png`, `report-2025.png`. */
export async function loader(request: Route.LoaderArgs) {
  const picture = await renderPreview(await contentOf(request));
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
}

async function contentOf({ context, params, url }: Route.LoaderArgs): Promise<PreviewContent> {
  const { language } = context.get(requestContext);
  const api = serviceApi({ context, url });
  const i18n = createServerI18n(language);
  const foot = `${i18n.t('common:app.name')} · ${i18n.t('home:hero.eyebrow')}`;
  const [, kind, id = ''] = /^(?:(community|news|report|tree)-)?(.+)\.png$/.exec(params.picture) ?? [];
  if (kind === 'community') {
    const { name, description } = await orNotFound(ask(communityByNameQuery(api, id)));
    return { title: name, text: description, drawing: drawingFor('Dyera polyphylla', 'leaf'), foot };
  }
  if (kind === 'news' && /^\d{1,9}$/.test(id)) {
    const { title, lead } = await orNotFound(ask(newsNoteQuery(api, Number(id))));
    return { title, text: lead, drawing: drawingFor('Dyera polyphylla', 'skin'), foot };
  }
  if (kind === 'report' && /^\d{4}$/.test(id)) {
    const { title, summary } = await orNotFound(ask(annualReportQuery(api, Number(id), language)));
    return { title, text: summary, drawing: drawingFor('Koompassia excelsa', 'leaf'), foot };
  }
  if (kind === 'tree') {
    const { data: found } = await orNotFound(
      ask(treePageQuery(api, { filter: { code: id }, limit: 1, with: ['group'] })),
    );
    const [tree] = found;
    if (!tree) throw data(null, { status: 404 });
    const { village, district } = tree.kelompokKomunitas;
    return {
      title: `${tree.treeName}, ${tree.code}`,
      text: i18n.t('shelf:meta.treeDescription', {
        species: tree.latinName,
        height: createFormat(language, i18n.getFixedT(language, 'common')).measure(tree.height, 'm'),
        place: `${village}, ${district}`,
      }),
      drawing: drawingFor(tree.latinName, 'tree'),
      foot,
    };
  }
  const own = kind === undefined ? pagePicture(id) : undefined;
  if (!own) throw data(null, { status: 404 });
  const { title, text, drawing } = own;
  return { title: readText(i18n, title), text: readText(i18n, text), drawing, foot };
}
