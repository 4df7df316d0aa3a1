import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Db } from '../../database/client.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import type { World } from '../adoption-world.ts';
import type { SignedUp } from '../test-api.ts';

/** What somebody has: something of each kind that calls name. */
export type Belongings = {
  transactionId: number;
  transactionNumber: string;
  certificateNumber: string;
  adoptionId: number;
  notificationId: number;
  sessionId: string;
  wayId: number;
  keyId: number;
  adoptedTreeId: number;
  wishedTreeId: number;
  letterId: number;
};

/** Adopts a tree, wishes for another, and has a patrol visit the first, of which a letter tells. */
export async function belongingsOf(
  world: World,
  person: SignedUp,
  changes: Parameters<World['adopt']>[2] = {},
): Promise<Belongings> {
  const [adoptedTreeId = 0, wishedTreeId = 0] = await world.plant(2);
  const ask = async (url: string, options: InjectOptions = {}) => {
    const response = await world.app.inject({ ...options, url: `/api/v1/${url}`, headers: person.headers });
    if (response.statusCode >= 400) throw new Error(`${url} answered ${response.body}`);
    return response.json().data;
  };
  const { id, number, certificates } = await world.adopt(person, [adoptedTreeId], changes);
  await ask('wishtree/me', { method: 'POST', payload: { treeId: wishedTreeId } });
  await visit(world, adoptedTreeId);
  const [letter] = await ask('letter/me');
  const [notification] = await ask('notification');
  const [session] = await ask('sessions');
  const [way] = await ask('sign-in-ways');
  const key = await ask('api-key', {
    method: 'POST',
    payload: { name: 'Toko Hijau', scopes: ['read', 'order'], currentPassword: person.password },
  });
  return {
    transactionId: id,
    transactionNumber: number,
    certificateNumber: certificates[0].certificateNumber,
    adoptionId: await world.lastTermOf(adoptedTreeId),
    notificationId: notification.id,
    sessionId: session.id,
    wayId: way.id,
    keyId: key.id,
    adoptedTreeId,
    wishedTreeId,
    letterId: letter.id,
  };
}

/** Has a patrol visit a tree, of which its adopter is written to. */
async function visit(world: World, treeId: number): Promise<void> {
  const now = world.services.clock.now();
  const measured = { circumference: 41.5, height: 8.2, condition: 'healthy', phenology: 'none' } as const;
  const seen = { treeId, ...measured, surveyedAt: now, surveyor: 'Rahmadi', notes: null };
  await recordSurveys(world.db, [seen], now);
  await world.services.adoption.letter.letters.tellAll();
}

/** Every row of one adopter's as text, to be compared: whatever names them or their orders. */
export async function rowsOf(db: Db, adopterId: number): Promise<string> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name in ('adopter_id', 'transaction_id') or (table_name = 'adopter' and column_name = 'id'))
      and table_name not in ('security_event') order by 1, 2`);
  const orders = sql`(select id from transaction where adopter_id = ${adopterId})`;
  const parts = columns.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`}::text as name, string_agg(t::text, e'\n' order by t::text) as rows
      from ${sql.identifier(table)} as t where ${sql.identifier(column)} ${
        column === 'transaction_id' ? sql`in ${orders}` : sql`= ${adopterId}`
      }`,
  );
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return JSON.stringify(rows);
}
