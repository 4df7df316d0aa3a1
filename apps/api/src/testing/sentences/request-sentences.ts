import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ErrorCode } from '../../http/problem.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Exclude<Extract<ErrorCode, `request.${string}` | `group.${string}`>, 'request.tree_not_found'>;

/** What any call can say, and what is simply not there. */
export function requestSentences(world: Speaker): Cases<Code> {
  const { ask, db } = world;
  const json = { 'content-type': 'application/json' };
  const refresh = (body: object) => ask('POST', '/refresh', body);
  const authorization = () => ask('GET', '/auth/google/authorization?state=short');
  let visitors = 0;

  /** Reads the partners while PostgreSQL answers that with an error of its own. */
  async function whilePostgresSays(errcode: string) {
    await db.execute(
      sql.raw(`alter table partner rename to partner_kept;
      create function fails() returns boolean stable language plpgsql as
        $$ begin raise exception 'a secret' using errcode = '${errcode}'; end $$;
      create view partner as select * from partner_kept where fails()`),
    );
    const answer = await ask('GET', '/partner');
    await db.execute(sql`drop view partner; drop function fails; alter table partner_kept rename to partner`);
    return answer;
  }
  async function order(changes: object, key: string | undefined = randomUUID(), treeIds?: number[]) {
    const { headers } = await world.buyer();
    const body = { ...(await world.order(treeIds ?? (await world.plant(1)))), ...changes };
    const withKey = key ? { ...headers, 'idempotency-key': key } : headers;
    return ask('POST', '/transaction', body, withKey);
  }

  return {
    'group.not_found': () => ask('GET', '/kelompok-komunitas/2000000000'),
    'request.validation_error': () => refresh({}),
    'request.invalid': authorization,
    'request.invalid_email': () => ask('POST', '/email/reset-password', { email: 'nowhere' }),
    'request.unexpected': () => whilePostgresSays('XX000'),
    'request.unavailable': () => whilePostgresSays('57014'),
    'request.field_required': () => refresh({}),
    'request.too_short': authorization,
    'request.too_long': () => refresh({ refreshToken: 'x'.repeat(300), userId: 1 }),
    'request.unknown_parameter': () => ask('GET', '/tree?strange=1'),
    'request.invalid_parameter': () => ask('GET', '/tree/0/detail'),
    'request.invalid_format': () => order({ holder: 'Rat\nna' }),
    'request.unseen_signs': () => order({ holder: 'Rat\u202ena' }),
    'request.invalid_language': () => ask('GET', '/price-config?lang=<script>'),
    'request.invalid_json': () => ask('POST', '/login', '{', json),
    'request.idempotency_key_required': () => order({}, ''),
    'request.idempotency_conflict': async () => {
      const key = randomUUID();
      await order({}, key);
      return order({}, key);
    },
    'request.not_found': () => ask('GET', '/nowhere'),
    'request.news_not_found': () => ask('GET', '/news/2000000000'),
    'request.report_not_found': () => ask('GET', '/report/annual/2019'),
    'request.letter_not_found': async () =>
      ask('GET', '/letter/me/2000000000', undefined, (await world.buyer()).headers),
    'request.notification_not_found': async () =>
      ask('PUT', '/notification/2000000000/read', undefined, (await world.buyer()).headers),
    'request.too_large': () => ask('POST', '/login', `"${'x'.repeat(1_100_000)}"`, json),
    'request.unsupported_type': () => ask('POST', '/login', '<a/>', { 'content-type': 'text/xml' }),
    'request.too_many': async () => {
      const address = `203.0.113.${++visitors}`;
      const challenge = () => world.askStrict('GET', '/captcha/challenge?action=login', undefined, address);
      const answers = await Promise.all(Array.from({ length: 61 }, challenge));
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      if (!refused) throw new Error('Nobody was asked to wait');
      return refused;
    },
  };
}
