import type { Client } from 'pg';
import { certificatesOnce } from './certificates-once.ts';
import type { Check, Told } from './check.ts';
import { gatewayAgrees } from './gateway-agrees.ts';
import { moneyIsTrees } from './money-is-trees.ts';
import { noHoldPastItsTime } from './no-hold-past-its-time.ts';
import { noMailForgotten } from './no-mail-forgotten.ts';
import { nothingAcknowledgedLost } from './nothing-acknowledged-lost.ts';
import { oneAdoptionATree } from './one-adoption-a-tree.ts';
import { oneHoldATree } from './one-hold-a-tree.ts';
import { oneMessageIdAMail } from './one-message-id-a-mail.ts';
import { picturesLieInTheStore } from './pictures-lie-in-the-store.ts';
import { statusFollows } from './status-follows.ts';

export type { Told } from './check.ts';

export const checks: readonly Check[] = [
  oneAdoptionATree,
  oneHoldATree,
  noHoldPastItsTime,
  moneyIsTrees,
  gatewayAgrees,
  certificatesOnce,
  oneMessageIdAMail,
  noMailForgotten,
  statusFollows,
  picturesLieInTheStore,
  nothingAcknowledgedLost,
];

/** @returns every breach, after the name of what it breaks */
export async function breachesOf(client: Client, told: Told): Promise<string[]> {
  const breaches: string[] = [];
  for (const { name, sql } of checks) {
    const given = sql.includes('$1') ? [JSON.stringify(told)] : [];
    const { rows } = await client.query<{ breach: string }>(sql, given);
    breaches.push(...rows.map(({ breach }) => `${name}: ${breach}`));
  }
  return breaches;
}
