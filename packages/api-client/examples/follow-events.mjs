// @ts-check
// What happens to an account, as it happens: node follow-events.mjs [address] [how many], with RIMBA_EMAIL and
// RIMBA_PASSWORD. Ctrl+C ends it.
import { createRimba } from '@rimba/api-client';

const [, , baseUrl = 'http://localhost:3000', howMany = 'Infinity'] = process.argv;
const { RIMBA_EMAIL: email = '', RIMBA_PASSWORD: password = '' } = process.env;
const rimba = createRimba({ baseUrl });
await rimba.session.login({ email, password });

const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

let left = Number(howMany);
// Over as many connections as it takes, with fresh tokens.
for await (const event of rimba.events({ signal: stop.signal })) {
  if (event.type === 'totals') console.log(`${event.unreadNotifications} unread`);
  else console.log(event.notification.title);
  left -= 1;
  if (left === 0) stop.abort();
}
