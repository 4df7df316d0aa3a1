/** Where most people have their mail. */
const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rocketmail.com',
];

/** Hosts of their own that only look like a slip. */
const genuine = new Set(['ymail.com', 'mail.com', 'email.com']);

/** The address that somebody likely meant: its host is one slip of the hand away from a well-known one. */
export function meantAddress(typed: string): string | undefined {
  const [, mailbox, host = ''] = /^(.+)@([^@]+)$/.exec(typed.trim()) ?? [];
  const given = host.toLowerCase();
  if (mailbox === undefined || wellKnown.includes(given) || genuine.has(given)) return undefined;
  const meant = wellKnown.find((known) => isOneSlip(given, known));
  return meant && `${mailbox}@${meant}`;
}

/** Whether one sign was left out, put in, mistaken for another, or changed places with the next. */
function isOneSlip(given: string, meant: string): boolean {
  let start = 0;
  while (start < given.length && given[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(given, 0) === rest(meant, 1) ||
    rest(given, 1) === rest(meant, 0) ||
    rest(given, 1) === rest(meant, 1) ||
    (rest(given, 2) === rest(meant, 2) &&
      given[start] === meant[start + 1] &&
      given[start + 1] === meant[start])
  );
}
