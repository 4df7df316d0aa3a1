import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from './scene.ts';

export type Answer<Data> = { readonly status: number; readonly code: string; readonly data: Data };

/** What nobody is to blame for, and what is sent again. */
const passing = 503;

/**
 * One call of an adopter, made again as a person would while nobody answers or it says to come back later.
 * @returns undefined where the run ended first
 */
export async function call<Data>(
  { replicas, unexpected, until }: Pick<Scene, 'replicas' | 'unexpected' | 'until'>,
  adopterId: number,
  {
    method,
    path,
    body,
    form,
    key,
  }: { method: string; path: string; body?: object; form?: FormData; key?: string },
): Promise<Answer<Data> | undefined> {
  while (Date.now() < until) {
    const answer = await replicas
      .call(`/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${replicas.tokens[adopterId - 1]}`,
          ...(key && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      })
      .catch(() => undefined);
    // Killed while it was read: said as good as nothing.
    const said = await answer?.json().catch(() => undefined);
    if (answer && said && answer.status !== passing) {
      const { code = '', data } = said as { code?: string; data: Data };
      if (answer.status < 500) return { status: answer.status, code, data };
      unexpected(`${method} ${path.replace(/\d+/g, '…')}: ${answer.status} ${code}`);
    }
    await wait(50);
  }
  return undefined;
}
