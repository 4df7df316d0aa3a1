const policyHeader = 'content-security-policy';

/** The texts of the page that is kept: at another's address nobody would use them, and a browser complains. */
const textPreloads = /<link rel="preload" as="fetch"[^>]*>/g;

/** A kept page again, at any address: with a nonce that was never used before in its policy and in its scripts. */
export async function sentAgain(page: Response): Promise<Response> {
  const policy = page.headers.get(policyHeader) ?? '';
  const html = (await page.text()).replace(textPreloads, '');
  const [, used] = policy.match(/'nonce-([^']+)'/) ?? [];
  const fresh = crypto.randomUUID();
  const renew = (text: string) => (used === undefined ? text : text.replaceAll(used, fresh));
  const headers = new Headers(page.headers);
  headers.set(policyHeader, renew(policy));
  // What was said of the bytes on their way, and of the files of another page.
  for (const name of ['content-encoding', 'content-length', 'link']) headers.delete(name);
  return new Response(renew(html), { headers });
}
