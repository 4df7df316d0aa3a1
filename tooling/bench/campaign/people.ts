import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pathTo } from '@rimba/paths';
import type { Outside } from '@rimba/replicas';
import { tileAt } from '../map/tiles.ts';
import { buyer } from '../world/buyer.ts';
import type { Answers } from './answers.ts';

export type Tree = { id: number; code: string; longitude: number; latitude: number };

/** What stands for everybody. */
export type Ground = {
  origin: string;
  outside: Outside;
  answers: Answers;
  trees: readonly Tree[];
  paymentMethodId: number;
  price: number;
};

/** How long somebody waits for an answer before they count as not answered. */
const patience = 60_000;

/** Somebody at an address of their own, who takes some time over each page. */
export function personAt({ origin, answers }: Ground, turn: number, token?: string) {
  const headers = {
    'x-forwarded-for': `36.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  /** @returns the answer's text; undefined where it was no success */
  async function ask(kind: string, path: string, init: RequestInit = {}): Promise<string | undefined> {
    const start = performance.now();
    try {
      const answer = await fetch(origin + path, {
        ...init,
        headers: { ...headers, ...init.headers },
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      answers.add(kind, answer.status, performance.now() - start);
      return answer.ok ? text : undefined;
    } catch (error) {
      answers.add(kind, error instanceof Error ? error.name : 'unknown', performance.now() - start);
      return undefined;
    }
  }
  const send = (kind: string, method: string, path: string, body: object, more = {}) =>
    ask(kind, path, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  return { ask, send, headers };
}

/** Looks at a page for a while. */
const reads = () => wait(500 + Math.random() * 3_000);
const any = <One>(of: readonly One[]): One => of[Math.floor(Math.random() * of.length)] as One;

/** Comes by the home page with an empty cache, looks through the shelf and the map, and goes. */
export async function visit(ground: Ground, turn: number): Promise<void> {
  const { ask } = personAt(ground, turn);
  const home = (await ask('home page', pathTo('home', {}, 'id'))) ?? '';
  const files = [...home.matchAll(/(?:href|src)="(\/[^"?]+\.(?:css|js|woff2|webp|avif|svg|png))"/g)];
  await Promise.all(files.slice(0, 12).map(([, path = '']) => ask('file', path)));
  await reads();
  await ask('page of the shelf', `${pathTo('shelf', {}, 'id')}?page=${1 + Math.floor(Math.random() * 40)}`);
  for (let trees = 0; trees < 2; trees++) {
    await reads();
    const { id, code } = any(ground.trees);
    await ask('page of a tree', pathTo('shelfTree', { treeCode: code }, 'id'));
    await ask('tree', `/api/v1/tree/${id}/detail`);
  }
  await reads();
  await ask('map', '/api/v1/map/groups');
  const place = any(ground.trees);
  for (const zoom of [5, 8, 11, 13]) {
    const { z, x, y } = tileAt(zoom, place);
    await ask('tile', `/api/v1/map/trees/${z}/${x}/${y}`);
  }
  await reads();
  await ask('other page', any([pathTo('faq', {}, 'id'), pathTo('communities', {}, 'id')]));
}

/**
 * Keeps the stream of notifications open until the day is over, chooses a tree, orders and pays it, and waits until it is
 * theirs.
 * @returns whether a tree was adopted
 */
export async function adopt(
  ground: Ground,
  turn: number,
  token: string,
  over: AbortSignal,
): Promise<boolean> {
  const { ask, send, headers } = personAt(ground, turn, token);
  void follow(ground, headers, over);
  await ask('profile', '/api/v1/profile');
  await ask('notifications', '/api/v1/notification');
  await reads();
  await ask('list, signed in', '/api/v1/tree?limit=20');
  await reads();
  // Everybody has a tree of their own in mind.
  const tree = ground.trees[turn % ground.trees.length] as Tree;
  await ask('tree', `/api/v1/tree/${tree.id}/detail`);
  await send('wish', 'POST', '/api/v1/wishtree/me', { treeId: tree.id });
  await reads();
  const { paymentMethodId, price } = ground;
  await send('quote', 'POST', '/api/v1/transaction/quote', { treeIds: [tree.id], paymentMethodId });
  await reads();
  const order = {
    treeIds: [tree.id],
    paymentMethodId,
    expectedTotal: price,
    ...buyer,
  };
  const made = await send('order', 'POST', '/api/v1/transaction', order, { 'idempotency-key': randomUUID() });
  if (made === undefined) return false;
  const { id } = JSON.parse(made).data;
  await reads();
  if (!(await ground.outside.act(`TRX-${id}-1`, 'settle'))) return false;
  for (let looks = 0; looks < 60; looks++) {
    const seen = await ask('order, looked at', `/api/v1/transaction/me/${id}`);
    if (seen !== undefined && JSON.parse(seen).data.status === 'paid') {
      await ask('certificates', '/api/v1/certificates/me');
      await ask('own forest', '/api/v1/forest/me');
      return true;
    }
    await wait(1_000);
  }
  return false;
}

/** An event stream, read until the day is over. */
async function follow({ origin, answers }: Ground, headers: Record<string, string>, over: AbortSignal) {
  const start = performance.now();
  try {
    const stream = await fetch(`${origin}/api/v1/notification/stream`, { headers, signal: over });
    answers.add('stream, opened', stream.status, performance.now() - start);
    for await (const _ of stream.body ?? []);
  } catch {
    if (!over.aborted) answers.add('stream', 'broken', performance.now() - start);
  }
}
