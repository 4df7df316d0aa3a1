import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { query, writtenQueries } from './query.ts';

const service = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: service })
  .filter((file) => !/\.test\.tsx?$|^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(service, file), 'utf8') }));

it('shows each query as it is sent, and no other', async () => {
  for (const { file, text } of sources) {
    if (/from '(\.\.?\/)+(database\/)?query\.ts'/.test(text)) await import(join(service, file));
  }
  expect(writtenQueries.length).toBeGreaterThan(0);
  for (const { name, text } of writtenQueries) {
    const lines = text.trim().split('\n');
    await expect(`${lines.map((line) => line.trim()).join('\n')}\n`).toMatchFileSnapshot(
      `./queries/${name}.sql`,
    );
  }
  const shown = readdirSync(join(import.meta.dirname, 'queries'));
  const names = writtenQueries.map(({ name }) => `${name}.sql`);
  expect(new Set(names).size).toBe(names.length);
  expect(shown.filter((file) => !names.includes(file))).toEqual([]);
});

/** What sends a text on a connection of its own, and why. */
const sentOtherwise = {
  'cli/backup/tables.ts': 'COPY is a stream and not a statement with an answer',
  'database/require-database.ts': 'asks for the version of a server that may know nothing else of us',
  'engagement/notification/notification-channel.ts': 'LISTEN holds for the connection that it is sent on',
  'jobs/jobs.ts': "hands on pg-boss's own statements",
};

it('is the only way that SQL written by hand goes', () => {
  // What the builder prepared is executed with its values.
  const asked = /\.query(<.*>)?\(|\.execute(<.*>)?\((?!\{)/;
  const others = sources.filter(({ text }) => asked.test(text)).map(({ file }) => file);
  expect(others.sort()).toEqual([...Object.keys(sentOtherwise), 'database/query.ts'].sort());
});

it('gives what it is given by type, and refuses rows that are not as told', async () => {
  const { db, close } = await openTestDatabase();
  const given = { count: 'integer', word: 'text', at: 'timestamptz', list: 'jsonb' } as const;
  const text = (value: (name: keyof typeof given) => ReturnType<typeof sql>) => sql`
    select ${value('count')} + 1 as next, ${value('word')} as word, ${value('list')} -> 0 as first,
      ${value('at')} = '2026-11-01T00:00:00Z' as same`;
  const row = Type.Object({ next: Type.Integer(), word: Type.String(), same: Type.Boolean() });
  const values = { count: 1, word: "it's", at: new Date('2026-11-01T00:00:00Z'), list: '["a"]' };
  const ask = query({ name: 'example', given, row, text });
  expect(await ask(db, values)).toEqual([{ next: 2, word: "it's", first: 'a', same: true }]);
  const wrong = query({ name: 'wrong', given, row: Type.Object({ next: Type.String() }), text });
  await expect(wrong(db, values)).rejects.toThrow();
  await close();
});
