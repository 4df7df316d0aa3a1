import type { Schema } from '@rimba/api-client';
import { treePageQuery } from '@rimba/api-client/react-query';
import { landTypeWords } from '@rimba/i18n';
import { createFormat } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/rendering/page-handler';
import { data } from 'react-router';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import type { TreePicture } from '../../previews/content.ts';
import type { Route } from './+types/route.ts';

const othersShown = 2;
/** Of the tree's own height: what is lower is no more than a dot beside it. */
const lowest = 0.35;

/** A tree at its latest height, between others of its community. */
export async function treePicture({ context, url }: Route.LoaderArgs, code: string): Promise<TreePicture> {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const { t, getFixedT } = createServerI18n(language);
  const format = createFormat(language, getFixedT(language, 'common'));
  const found = await orNotFound(ask(treePageQuery(api, { filter: { code }, limit: 1, with: ['group'] })));
  const [tree] = found.data;
  if (!tree) throw data(null, { status: 404 });
  const { id: communityId, district } = tree.kelompokKomunitas;
  const neighbours = await orNull(
    ask(
      treePageQuery(api, {
        filter: { group: communityId, height: { gte: tree.height * lowest, lte: tree.height } },
        limit: othersShown + 1,
      }),
    ),
  );
  const land = t(landTypeWords[tree.landType]).toLocaleLowerCase(language);
  return {
    kind: 'tree',
    title: `${tree.treeName}, ${format.measure(tree.height, 'm')}`,
    text: t(tree.status === 'ready_to_adopt' ? 'shelf:share.waiting' : 'shelf:share.stands', {
      land,
      district,
    }),
    code: tree.code,
    site: t('common:app.name'),
    foot: t('shelf:share.measured', { date: format.date(tree.surveyedAt) }),
    tree: standing(tree),
    others: (neighbours?.data ?? [])
      .filter(({ code: other }) => other !== tree.code)
      .slice(0, othersShown)
      .map(standing),
  };
}

const standing = ({ code, latinName, height, condition }: Schema<'Tree'>) => ({
  code,
  latinName,
  heightM: height,
  dead: condition === 'dead',
});
