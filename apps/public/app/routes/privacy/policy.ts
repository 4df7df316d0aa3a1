/** The policy in order: the key of each part, and the texts in it. Lists are written as lists. */
export const policy = [
  { part: 'who', texts: ['p1', 'p2'] },
  { part: 'account', texts: ['p1', 'p2', 'p3'] },
  { part: 'adoptions', texts: ['p1', 'p2', 'p3', 'p4'] },
  { part: 'payments', texts: ['p1', 'p2'] },
  { part: 'browser', texts: ['p1', 'p2', 'p3', 'p4'] },
  { part: 'sessions', texts: ['p1', 'p2', 'p3', 'p4'] },
  { part: 'logs', texts: ['p1', 'p2'] },
  { part: 'purposes', texts: ['adopt', 'secure', 'law', 'consent', 'none'], list: true },
  { part: 'sharing', texts: ['payment', 'mail', 'google', 'community', 'authority'], list: true },
  {
    part: 'retention',
    texts: ['account', 'transactions', 'certificates', 'messages', 'sessions', 'security', 'logs'],
    list: true,
  },
  { part: 'yourData', texts: ['export', 'delete', 'final'] },
  { part: 'rights', texts: ['p1', 'p2', 'p3', 'p4'] },
  { part: 'children', texts: ['p1'] },
  { part: 'changes', texts: ['p1'] },
  { part: 'contact', texts: ['p1'] },
] as const;

/** The day this text came into force. */
export const inForceSince = '2026-11-20';

/** What the text names that is fixed in the code: the payment gateway, and how long sessions and logs are kept. */
export const policyFacts = {
  paymentProvider: 'Midtrans',
  logDays: 30,
  sessionIdleDays: 30,
  sessionDays: 90,
} as const;
