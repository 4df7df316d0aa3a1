import { type MailBlock, type MailContext, paragraphs } from './mail-text.ts';

/** How many trees a mail names one by one. */
const mostNamed = 6;

/** Which trees a mail speaks of, by name and code. @param count of all of them, where not all are given */
export function treeRows(
  trees: readonly { name: string; code: string }[],
  t: MailContext['t'],
  count = trees.length,
): MailBlock[] {
  if (trees.length === 0) return [];
  const named = trees.slice(0, mostNamed);
  const more = count - named.length;
  return [
    { kind: 'rows', rows: named.map(({ name, code }) => ({ label: name, value: code })) },
    ...(more > 0 ? paragraphs(t('renewalReminder.more', { count: more })) : []),
  ];
}
