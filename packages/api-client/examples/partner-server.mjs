// @ts-check
// A partner's server, which alone knows the password of the partner's account: trees to choose from, and prices.
// An order is `rimba.orders.place`, as in adopt-a-tree.mjs.
//   RIMBA_EMAIL=… RIMBA_PASSWORD=… node partner-server.mjs [address] [port]
import { createServer } from 'node:http';
import { attempt, createRimba } from '@rimba/api-client';

const [, , baseUrl = 'http://localhost:3000', port = '4000'] = process.argv;
const { RIMBA_EMAIL: email = '', RIMBA_PASSWORD: password = '' } = process.env;
const rimba = createRimba({ baseUrl });
await rimba.session.login({ email, password });

const trees = () =>
  rimba.trees.list({ filter: { status: 'ready_to_adopt' }, select: ['code', 'height'], limit: 20 });

/** @param {URL} url @returns {Promise<[status: number, body: unknown]>} */
async function answer({ pathname, searchParams }) {
  const treeIds = [Number(searchParams.get('tree'))];
  const asked = await (pathname === '/trees' ? attempt(trees()) : attempt(rimba.orders.quote({ treeIds })));
  if (asked.ok) return [200, asked.data];
  const { error } = asked;
  // The compiler knows every code that these calls can fail with.
  switch (error.code) {
    case 'request.offline':
    case 'request.timeout':
    case 'request.unavailable':
      return [503, { error: 'Rimba cannot be reached', retryAfter: error.retryAfter }];
    default:
      return [422, { error: error.message, fields: error.errors }];
  }
}

createServer(async (request, response) => {
  const [status, body] = await answer(new URL(request.url ?? '/', 'http://partner'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(port), () => console.log(`http://localhost:${port}/trees`));
