import { verifySignature } from './verify-signature.ts';

/** Checks the record's signature here, in the reader's browser, and says how it went. */
export async function checkSignature(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-signature-check]');
  const said = place?.querySelector<HTMLElement>('[role="status"]');
  if (!place || !said) return;
  const part = (name: string) => place.querySelector(`[data-${name}]`)?.textContent ?? '';
  const { ok = '', bad = '', unknown = '' } = place.dataset;
  try {
    const answer = await fetch('/.well-known/rimba-keys.json');
    const { keys }: { keys: JsonWebKey[] } = await answer.json();
    const isRight = await verifySignature(keys, {
      keyId: part('key-id'),
      payload: part('payload'),
      signature: part('signature'),
    });
    said.textContent = isRight ? ok : bad;
  } catch {
    // No network, or a browser without Ed25519: the service's own word above still stands.
    said.textContent = unknown;
  }
}
