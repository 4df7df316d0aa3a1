import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { treeIdsProblem } from '../ledger/index.ts';
import type { QuoteBody } from './price.schemas.ts';

const ways = ['treeIds', 'count', 'transactionId', 'renews'] as const;

/** Trees are named in one way, whatever the schema says of it. */
export function wrongInQuote(given: Sound<QuoteBody>): Finding[] {
  const used = ways.filter((way) => way in given);
  if (used.length > 1) {
    const values = { name: 'count', allowed: ways.join(' / ') };
    return [fieldProblem('count', 'request.invalid_parameter', values)];
  }
  if (given.renews) return [treeIdsProblem(given.renews, 'renews')];
  return used.length && !given.treeIds ? [] : [treeIdsProblem(given.treeIds ?? [])];
}
