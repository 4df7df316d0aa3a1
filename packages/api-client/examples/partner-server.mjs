// @ts-check
// A partner's server, which alone has the key that the partner's account made in its profile: trees to choose from,
// prices, and orders in the name of whoever buys at the partner's.
//   RIMBA_KEY=rimba_… node partner-server.mjs [address] [port]
import { createServer } from 'node:http';
import { attempt, createRimba } from '@rimba/api-client';

const [, , baseUrl = 'http://localhost:3000', port = '4000'] = process.argv;
const { RIMBA_KEY: key = '' } = process.env; // without one, createRimba says so
const rimba = createRimba({ baseUrl, key });
const [group] = await rimba.paymentMethods();
const paymentMethodId = group?.methods[0]?.id ?? 0;
const phone = '+6281234567890';

const trees = () =>
  rimba.trees.list({ filter: { status: 'ready_to_adopt' }, select: ['code', 'height'], limit: 20 });

/** @param {number[]} treeIds */
const price = (treeIds) => rimba.orders.quote({ treeIds, paymentMethodId });

/** @param {number[]} treeIds @param {string} holder */
async function adopt(treeIds, holder) {
  const { breakdown } = await price(treeIds);
  const customer = { firstName: holder, lastName: '', email: 'toko@contoh.example', phone };
  return rimba.orders.place({
    treeIds,
    paymentMethodId,
    expectedTotal: breakdown.finalPrice,
    customer: { ...customer, adopterType: 'organisation' },
    holder,
    publicName: 'hidden',
  });
}

/** @param {string | undefined} method @param {URL} url @returns {Promise<[status: number, body: unknown]>} */
async function answer(method, { pathname, searchParams }) {
  const treeIds = [Number(searchParams.get('tree'))];
  const ordered = method === 'POST' ? attempt(adopt(treeIds, searchParams.get('holder') ?? '')) : undefined;
  const asked = await (ordered ?? (pathname === '/trees' ? attempt(trees()) : attempt(price(treeIds))));
  if (asked.ok) return [200, asked.data];
  const { error } = asked;
  switch (error.code) {
    case 'request.offline':
    case 'request.timeout':
    case 'request.unavailable':
      return [503, { error: 'Rimba cannot be reached', retryAfter: error.retryAfter }];
    // The key was ended, or may not order: that is the partner's own affair.
    case 'auth.key_not_valid':
    case 'auth.key_not_allowed':
      return [500, { error: 'This shop is not set up rightly' }];
    default:
      return [422, { error: error.message, fields: error.errors }];
  }
}

createServer(async (request, response) => {
  const [status, body] = await answer(request.method, new URL(request.url ?? '/', 'http://partner'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(port), () => console.log(`http://localhost:${port}/trees`));
