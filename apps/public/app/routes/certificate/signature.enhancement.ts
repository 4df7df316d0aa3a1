import { type PublishedKey, verifyCertificate } from '@rimba/api-client';
import { parseLanguage } from '@rimba/i18n';
import { showsRecord } from './shows-record.ts';

/** Checks the record here, in the reader's browser, at once and whenever asked, with the network off too. */
export function enhanceSignatureCheck(): void {
  const place = document.querySelector<HTMLElement>('[data-signature-check]');
  const said = place?.querySelector<HTMLElement>('[role="status"]');
  const again = place?.querySelector<HTMLElement>('[data-check-again]');
  const refusal = place?.querySelector<HTMLElement>('[data-refusal]');
  const served = document.querySelector<HTMLElement>('[data-verdict]');
  if (!place || !said || !again || !refusal || !served) return;
  served.before(refusal);
  const check = async () => {
    said.textContent = '';
    const found = await verdict(place);
    said.textContent = found;
    // What does not match here is called genuine nowhere on the page, whatever was sent, nor handed on from it.
    const isRefused = found === place.dataset.bad;
    refusal.hidden = !isRefused;
    served.hidden = isRefused;
    for (const part of document.querySelectorAll<HTMLElement>('[data-if-genuine]')) part.hidden = isRefused;
  };
  again.hidden = false;
  again.addEventListener('click', check);
  void check();
}

async function verdict(place: HTMLElement): Promise<string> {
  const part = (name: string) => place.querySelector(`[data-${name}]`)?.textContent ?? '';
  const {
    ok = '',
    offlineOk = '',
    bad = '',
    unknown = '',
    termRuns = '',
    termOver = '',
    asOf = '',
  } = place.dataset;
  const published = await publishedKeys();
  const keys = published ?? sentKeys(place);
  const signedPayload = part('payload');
  const certificate = { keyId: part('key-id'), signedPayload, signature: part('signature') };
  try {
    if (keys === null) return unknown;
    if (!(await verifyCertificate(certificate, keys)) || !isShown(signedPayload)) return bad;
  } catch {
    // A browser without Ed25519: the service's own word above still stands.
    return unknown;
  }
  if (published) return ok;
  const { endsAt = '' } = place.dataset;
  return [offlineOk, Date.parse(endsAt) > Date.now() ? termRuns : termOver, asOf].join(' ');
}

/** The keys as they are published now; null without a network. */
async function publishedKeys(): Promise<readonly PublishedKey[] | null> {
  try {
    const answer = await fetch('/.well-known/rimba-keys.json', { cache: 'no-store' });
    const { keys }: { keys: PublishedKey[] } = await answer.json();
    return keys;
  } catch {
    return null;
  }
}

/** The keys that came with the page. */
const sentKeys = (place: HTMLElement): readonly PublishedKey[] | null =>
  JSON.parse(place.dataset.keys ?? 'null');

/** Whether the sheet on this page says what was signed, in the page's language. */
function isShown(payload: string): boolean {
  const sheet = document.querySelector('article');
  const language = parseLanguage(document.documentElement.lang);
  return sheet !== null && language !== undefined && showsRecord(payload, sheet, language);
}
