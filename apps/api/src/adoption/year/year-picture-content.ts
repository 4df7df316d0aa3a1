import type { Language } from '@rimba/i18n';
import { calledBy, type Named } from '@rimba/i18n/called-by';
import { growth, number } from '@rimba/i18n/format';
import { drawable } from '../../documents/drawable.ts';
import { Problem } from '../../http/problem.ts';
import { translatorFor } from '../../language/translator.ts';
import { withoutAccepted } from '../own-forest/index.ts';
import type { YearReview } from './year.schemas.ts';

export type YearPictureContent = {
  product: string;
  title: string;
  /** The tallest first; heights in m. */
  trees: { code: string; latinName: string; height: number }[];
  figures: { value: string; what: string }[];
  /** What the figures leave out. */
  note?: string;
  foot: string;
};

type Tree = YearReview['trees'][number];
/** Of a year, what is on its picture. */
type Pictured = Pick<YearReview, 'year' | 'grown' | 'visits'> & {
  readonly trees: readonly (Pick<Tree, 'accepted'> & {
    tree: Pick<Tree['tree'], 'code' | 'latinName'>;
    last: Pick<NonNullable<Tree['last']>, 'height'> | null;
  })[];
};

/** What the shared picture says. What nobody measured is left out. @throws Problem request.not_found */
export function yearPictureContent(
  { year, trees: all, grown, visits }: Pictured,
  reader: Named,
  language: Language,
): YearPictureContent {
  const trees = withoutAccepted(all, ({ accepted }) => accepted === true);
  if (!trees.length) throw new Problem('request.not_found');
  const { t } = translatorFor(language);
  return {
    product: t('common:app.name'),
    title: drawable(t('year:title', { name: calledBy(reader) })),
    trees: trees.flatMap(({ tree: { code, latinName }, last }) =>
      last ? [{ code, latinName, height: last.height }] : [],
    ),
    figures: [
      ...(grown !== null && grown > 0 ? [{ value: growth(grown, language), what: t('year:grown') }] : []),
      { value: number(trees.length, language), what: t('year:picture.trees', { count: trees.length }) },
      ...(visits > 0
        ? [{ value: number(visits, language), what: t('year:picture.visits', { count: visits }) }]
        : []),
    ],
    ...(trees.length < all.length && { note: t('year:picture.withoutGifts') }),
    foot: `Kotawaringin Barat · ${year}`,
  };
}
