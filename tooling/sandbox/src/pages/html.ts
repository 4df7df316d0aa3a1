import { createHash } from 'node:crypto';
import type { Language } from '@rimba/i18n';
import type { FastifyReply } from 'fastify';
import { stylesheet } from './stylesheet.ts';

export const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** Markup that may be placed in a page as it is. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

function toMarkup(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(toMarkup).join('');
  return escapeHtml(String(part));
}

/** Every value that is placed in the markup is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, piece, index) => text + toMarkup(parts[index - 1] ?? '') + piece));
}

export interface SandboxPage {
  /** English where not given: most pages are for whoever tries the product out, not for who pays. */
  readonly language?: Language;
  readonly title: string;
  readonly body: Markup;
  /** Origin that a form's answer redirects to, where that is not this one. */
  readonly formsReturnTo?: string;
  /** Address of the page's own script, where it has one. */
  readonly script?: string;
}

const styleHash = createHash('sha256').update(stylesheet).digest('base64');

function policy({ formsReturnTo = '', script }: SandboxPage): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "frame-src 'self'",
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    `form-action 'self' ${formsReturnTo}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const navigation = {
  id: { inbox: 'Kotak masuk', product: 'Produk' },
  en: { inbox: 'Inbox', product: 'Product' },
};

export function page(reply: FastifyReply, content: SandboxPage): FastifyReply {
  const { title, body, script, language = 'en' } = content;
  const { inbox, product } = navigation[language];
  const document = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/drawings/motifs/favicon.svg" type="image/svg+xml">
<title>${title} · Rimba sandbox</title><style>${new Markup(stylesheet)}</style></head><body>
<header><a href="/sandbox">Rimba sandbox</a><nav><a href="/sandbox/inbox">${inbox}</a><a href="/">${product}</a></nav></header>
<main><h1>${title}</h1>${body}</main>${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}</body></html>`;
  return (
    reply
      .header('content-security-policy', policy(content))
      // As the product's own pages, so that a page here may hold on to a window of the product.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document.text)
  );
}
