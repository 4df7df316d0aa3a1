import { pathTo } from '@rimba/paths';
import type { BrowserContext } from 'playwright';
import type { Product } from './product.ts';

/** Signs a new adopter in by the sandbox's Google, and leaves the browser as the sign-in page would. */
export async function signIn(context: BrowserContext, { origin, sandboxSecret }: Product): Promise<void> {
  const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { credential } = await ask(
    '/sandbox/api/google',
    { email: `measured-${Date.now()}@gmail.com`, name: 'Ayu Wulandari' },
    { 'x-rimba-sandbox': sandboxSecret },
  );
  const { data } = await ask('/api/v1/auth/google/verify', { credential });
  const page = await context.newPage();
  await page.goto(origin + pathTo('faq', {}, 'id'));
  await page.evaluate(({ accessToken, refreshToken, accessTokenExpiredAt, user }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('refresh_token', refreshToken);
    localStorage.setItem('access_token_expiration', String(accessTokenExpiredAt));
    localStorage.setItem('user', JSON.stringify(user));
  }, data);
  // Last: a page without a session takes the hint of one away.
  await context.addCookies([{ name: 'rimba_session', value: '1', url: origin }]);
  await page.close();
}
