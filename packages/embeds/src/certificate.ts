import { type Schema, unwrap } from '@rimba/api-client';
import { lastFullDay, number } from '@rimba/i18n/format';
import { html } from 'lit-html';
import { defineEmbed, type Reader } from './embed.ts';

/** `<rimba-certificate number="RB-2026-…">`: whose it is and what the service says of it today. */
defineEmbed({
  name: 'rimba-certificate',
  subject: 'number',
  load: (api, certificateNumber, language) =>
    unwrap(
      api.GET('/api/v1/certificates/number/{certificateNumber}', {
        params: { path: { certificateNumber }, query: { lang: language } },
      }),
    ),
  show(certificate, { language, say, linkTo }) {
    const { certificateNumber, holder, trees, groups } = certificate;
    const alive = trees.filter((tree) => tree.alive).length;
    return html`
      <p class="quiet">${say('embeds:certificate.title')}</p>
      <p class="name">${holder}</p>
      <p class="tag">${certificateNumber}</p>
      <p>
        ${say('embeds:certificate.trees', {
          count: trees.length,
          number: number(trees.length, language),
          groups: groups.map(({ name }) => name).join(', '),
        })}
      </p>
      <p class=${certificate.signatureValid ? '' : 'wrong'}>
        <strong>${standing(certificate, { language, say })}</strong>
      </p>
      ${alive < trees.length ? html`<p>${say('embeds:certificate.alive', { alive, count: trees.length })}</p>` : ''}
      ${groups.some(({ illustrative }) => illustrative) ? html`<p class="quiet">${say('embeds:illustrative')}</p>` : ''}
      <a href=${linkTo('certificate', certificateNumber)}>
        ${say('embeds:certificate.check')}
      </a>
    `;
  },
  missing: (say) => say('embeds:certificate.missing'),
});

function standing(certificate: Schema<'Certificate'>, { language, say }: Pick<Reader, 'language' | 'say'>) {
  const { state, endsAt, signatureValid } = certificate;
  if (!signatureValid) return say('embeds:certificate.forged');
  const date = lastFullDay(endsAt, language);
  if (state === 'ended') return say('embeds:certificate.ended', { date });
  return say(state === 'moved' ? 'embeds:certificate.moved' : 'embeds:certificate.valid', { date });
}
