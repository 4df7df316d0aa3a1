import { type Schema, unwrap } from '@rimba/api-client';
import { number, percent } from '@rimba/i18n/format';
import { html } from 'lit-html';
import { defineEmbed, type Reader } from './embed.ts';

/** `<rimba-community name="rimba-lestari-contoh">`: a community's trees, counted by the service. */
defineEmbed({
  name: 'rimba-community',
  subject: 'name',
  load: (api, name, language) =>
    unwrap(
      api.GET('/api/v1/kelompok-komunitas/by-name/{name}', {
        params: { path: { name }, query: { lang: language } },
      }),
    ),
  show(community, reader) {
    const { language, say, linkTo } = reader;
    const { total, adopted, readyToAdopt } = community.treeCounts;
    const count = (label: string, value: number) =>
      html`<div><dt>${label}</dt><dd>${number(value, language)}</dd></div>`;
    return html`
      <p class="name">${community.name}</p>
      <p>${community.location.village}, ${community.location.district}</p>
      <dl>
        ${count(say('embeds:community.recorded'), total)} ${count(say('embeds:community.adopted'), adopted)}
        ${count(say('embeds:community.ready'), readyToAdopt)}
      </dl>
      ${survival(community.survivalRate, reader)}
      ${community.illustrative ? html`<p class="quiet">${say('embeds:illustrative')}</p>` : ''}
      <a href=${linkTo('community', community.slug)}>
        ${say('embeds:community.see')}
      </a>
    `;
  },
  missing: (say) => say('embeds:community.missing'),
});

function survival({ share, total }: Schema<'Community'>['survivalRate'], { language, say }: Reader) {
  if (share === null) return html`<p class="quiet">${say('embeds:community.survivalUnknown')}</p>`;
  const values = { share: percent(share, language, 1), total: number(total, language) };
  return html`<p>${say('embeds:community.survival', values)}</p>`;
}
