import type { FastifyInstance } from 'fastify';
import type { Mail, MailStore } from '../mail/mail-store.ts';
import { escapeHtml, html, page } from './html.ts';

interface ById {
  Params: { id: string };
}

/** Mail is written by others: no script, no outside request, and links open in a tab of their own. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'";

const time = (iso: string) => iso.slice(0, 19).replace('T', ' ');

const summary = (mail: Mail) => html`<li class="card"><div class="spread">
  <a href="/sandbox/inbox/${mail.id}"><strong>${mail.subject}</strong></a><span class="quiet">${time(mail.receivedAt)} UTC</span></div>
  <div class="quiet">to ${mail.to.join(', ')}</div></li>`;

/** Addresses in a plain text become links; everything else stays text. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"')\]]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  );
}

/** What is attached is written by others too. */
const attachmentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg']);

/** A mail names its own pictures by `cid:`, which only a mail client knows. */
async function withPictures(content: string, { id, attachments }: Mail, mails: MailStore): Promise<string> {
  if (!content.includes('cid:')) return content;
  const files = await mails.contents(id);
  return attachments.reduce(
    (text, { contentId, contentType }, place) =>
      contentId === null
        ? text
        : text.replaceAll(
            `cid:${contentId}`,
            `data:${contentType};base64,${Buffer.from(files[place] ?? []).toString('base64')}`,
          ),
    content,
  );
}

const withBase = (content: string) => `<!doctype html><base target="_blank">${content}`;

export async function inboxRoutes(app: FastifyInstance, { mails }: { mails: MailStore }): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) => {
    const list = mails.list(query.to);
    return page(reply, {
      title: 'Inbox',
      body: html`<form class="row" method="get"><input name="to" type="email" aria-label="Only mails to" placeholder="Only mails to…" value="${query.to ?? ''}"><button>Show</button></form>
        ${list.length === 0 ? html`<p class="quiet">No mail yet.</p>` : html`<ul class="plain">${list.map(summary)}</ul>`}`,
    });
  });

  app.get<ById>('/:id', async ({ params }, reply) => {
    const mail = mails.find(params.id);
    if (mail === undefined) return page(reply.code(404), { title: 'No such mail', body: html`` });
    const attachments = mail.attachments.map(
      ({ filename, contentType, size }, place) =>
        html`<li><a href="/sandbox/inbox/${mail.id}/attachments/${place}" target="_blank">${filename}</a> <span class="quiet">${contentType}, ${size} bytes</span></li>`,
    );
    return page(reply, {
      title: mail.subject,
      body: html`<div class="card"><dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd>
          <dt>Received</dt><dd>${time(mail.receivedAt)} UTC</dd></dl></div>
        ${attachments.length === 0 ? '' : html`<h2>Attachments</h2><ul>${attachments}</ul>`}
        <iframe src="/sandbox/inbox/${mail.id}/content" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
        ${mail.html === null ? '' : html`<h2>As plain text</h2><div class="card"><pre>${mail.text}</pre></div>`}`,
    });
  });

  app.get<ById>('/:id/content', async ({ params }, reply) => {
    const mail = mails.find(params.id);
    if (mail === undefined) return reply.code(404).send({ error: 'No such mail' });
    const content =
      mail.html ?? `<pre style="white-space:pre-wrap;font:16px/1.5 system-ui">${linked(mail.text)}</pre>`;
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withBase(await withPictures(content, mail, mails)));
  });

  app.get<{ Params: { id: string; place: number } }>(
    '/:id/attachments/:place',
    { schema: { params: { type: 'object', properties: { place: { type: 'integer', minimum: 0 } } } } },
    async ({ params: { id, place } }, reply) => {
      const about = mails.find(id)?.attachments[place];
      const content = (await mails.contents(id))[place];
      if (about === undefined || content === undefined)
        return reply.code(404).send({ error: 'No such file' });
      return reply
        .header('content-security-policy', attachmentPolicy)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(about.filename)}`)
        .type(shown.has(about.contentType) ? about.contentType : 'application/octet-stream')
        .send(Buffer.from(content));
    },
  );
}
