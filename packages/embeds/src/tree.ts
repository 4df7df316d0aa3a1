import { ApiError, type Schema, unwrap, unwrapList } from '@rimba/api-client';
import { measuredSurveys } from '@rimba/i18n';
import { lastFullDay, measure, rupiah, shortDate } from '@rimba/i18n/format';
import { html } from 'lit-html';
import { defineEmbed, type Reader } from './embed.ts';

/** `<rimba-tree code="KB-AU-2024-000123">`: one tree, what it costs, and the way to it. */
defineEmbed({
  name: 'rimba-tree',
  subject: 'code',
  async load(api, code, language) {
    const asked = api.GET('/api/v1/tree', {
      params: {
        query: { 'filter[code]': code, limit: 1, with: ['images', 'adoptions', 'group', 'surveys'] },
      },
    });
    const priced = api.GET('/api/v1/price-config', { params: { query: { lang: language } } });
    const [{ data: found }, price] = await Promise.all([unwrapList(asked), unwrap(priced)]);
    const [tree] = found;
    if (tree === undefined) {
      throw new ApiError({ status: 404, code: 'request.tree_not_found', message: code });
    }
    return { tree, price };
  },
  show({ tree, price }, reader) {
    const { language, say, linkTo } = reader;
    const ready = tree.status === 'ready_to_adopt';
    const community = tree.kelompokKomunitas;
    const [{ height, surveyedAt } = tree] = measuredSurveys(tree.surveys);
    return html`
      <div class="beside">
        ${picture(tree, reader)}
        <div class="words">
          <p class="tag">${tree.code}</p>
          <p class="name">${tree.treeName}</p>
          <p class="latin" lang="la">${tree.latinName}</p>
          <p>${community.village}, ${community.district}</p>
          <p class="quiet">
            ${say('embeds:tree.measured', {
              height: measure(height, 'm', language),
              date: shortDate(surveyedAt, language),
            })}
          </p>
          ${ready ? cost(price, reader) : html`<p><strong>${taken(tree, reader)}</strong></p>`}
        </div>
      </div>
      ${community.illustrative ? html`<p class="quiet">${say('embeds:illustrative')}</p>` : ''}
      <a class=${ready ? 'first' : ''} href=${linkTo('shelfTree', tree.code)}>
        ${say(ready ? 'embeds:tree.adopt' : 'embeds:tree.see')}
      </a>
    `;
  },
  missing: (say) => say('embeds:tree.missing'),
});

type Shown = Pick<
  Required<Schema<'Tree'>>,
  'status' | 'condition' | 'surveyedAt' | 'treeName' | 'images' | 'adoptions'
>;

function picture({ treeName, images }: Shown, { language, say, at }: Reader) {
  const [first] = images.tree;
  if (!first) return '';
  const caption =
    first.kind === 'drawing' || first.takenAt === null
      ? say('embeds:tree.drawing', { name: treeName })
      : say('embeds:tree.photo', { date: shortDate(first.takenAt, language) });
  return html`
    <figure>
      <img class=${first.kind} src=${at(first.url)} alt="" width="120" height="160" />
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}

function cost(price: Schema<'PriceConfig'>, { language, say }: Reader) {
  const { finalPrice, totalPrice, totalDiscount } = price.oneTree;
  const reasons = price.listOtherDiscounts.map(({ name, endsAt }) =>
    endsAt === null
      ? String(name)
      : say('embeds:tree.discountUntil', { name: String(name), date: lastFullDay(endsAt, language) }),
  );
  return html`
    <p><strong>${rupiah(finalPrice, language)}</strong> ${say('embeds:tree.oneYear')}</p>
    ${
      totalDiscount > 0
        ? html`<p class="quiet">
            ${say('embeds:tree.was')} <s>${rupiah(totalPrice, language)}</s> · ${reasons.join(', ')}
          </p>`
        : ''
    }
  `;
}

function taken({ status, condition, surveyedAt, adoptions }: Shown, { language, say }: Reader): string {
  if (condition === 'dead') return say('embeds:tree.died', { date: shortDate(surveyedAt, language) });
  const ends = adoptions.find(({ current }) => current)?.endsAt;
  if (ends !== undefined) return say('embeds:tree.adoptedUntil', { date: lastFullDay(ends, language) });
  return say(status === 'inactive' ? 'embeds:tree.inactive' : 'embeds:tree.notOffered');
}
