import { sql } from 'drizzle-orm';
import { adopter, emailCode } from '../../database/schema/index.ts';
import { rowStatement } from '../../database/statement.ts';

/**
 * Spends codes and makes an account for the address of each. None for a code that somebody else has spent, and none
 * for an address that has one by now: its code is spent all the same.
 */
export const makeAccounts = rowStatement<typeof adopter, { guests: string; now: Date }>(
  adopter,
  (columns) => sql`with guest as (
      select * from json_to_recordset(${sql.placeholder('guests')}::json) as guest
        ("codeId" int, email text, name text, language text)
    ),
    spent as (
      update ${emailCode} set used_at = ${sql.placeholder('now')}::timestamptz from guest
      where ${emailCode.id} = guest."codeId" and ${emailCode.usedAt} is null returning guest.*
    )
    insert into ${adopter} (email, name, language, email_verified_at, created_at)
    select email, name, language, ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('now')}::timestamptz
    from spent on conflict do nothing returning ${columns}`,
);
