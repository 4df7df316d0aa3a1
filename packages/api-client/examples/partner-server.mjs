// @ts-check
// A partner's server, which alone has the key that the partner's account made in its profile: trees to choose from,
// prices, and orders in the name of whoever buys at the partner's.
//   RIMBA_KEY=rimba_… node partner-server.mjs [address] [port]
//   curl localhost:4000/trees; curl 'localhost:4000/price?tree=12'
//   curl -X POST -H 'Idempotency-Key: purchase-0001' 'localhost:4000/adopt?tree=12&total=154000&holder=Ratna'
import { createServer } from 'node:http';
import { attempt, createRimba } from '@rimba/api-client';

const [, , baseUrl = 'http://localhost:3000', port = '4000'] = process.argv;
const rimba = createRimba({ baseUrl, key: process.env.RIMBA_KEY }); // where it was not set, this says so
const phone = '+6281234567890';

/** @typedef {[status: number, body: unknown]} Answer */

/** @param {number} tree */
const quote = async (tree) => rimba.orders.quote({ treeIds: [tree], paymentMethodId: await paymentMethod });

/** @returns {Promise<Answer>} */
async function trees() {
  const query = /** @type {const} */ ({ filter: { status: 'ready_to_adopt' }, select: ['code', 'height'] });
  return [200, await rimba.trees.list({ ...query, limit: 20 })];
}

/** @param {number} tree @returns {Promise<Answer>} */
async function price(tree) {
  const quoted = await quote(tree);
  return whyNot(quoted) ?? [200, quoted];
}

/** @param {Awaited<ReturnType<typeof quote>>} quoted @returns {Answer | undefined} */
function whyNot({ unavailable: [lost] }) {
  if (!lost) return undefined;
  const { treeId, code, reason, similar } = lost;
  if (reason === 'not_found') return [404, { error: `There is no tree ${treeId}` }];
  return [409, { error: `Tree ${code} cannot be adopted now`, reason, instead: similar?.tree.id }];
}

/**
 * At the total that the buyer saw, and once for each `Idempotency-Key` of 8 to 100 characters, however often it is sent.
 * @param {number} tree @param {URLSearchParams} asked @param {string | undefined} idempotencyKey @returns {Promise<Answer>}
 */
async function adopt(tree, asked, idempotencyKey) {
  const holder = asked.get('holder') ?? '';
  const customer = { firstName: holder, lastName: '', email: 'toko@contoh.example', phone };
  const order = {
    treeIds: [tree],
    paymentMethodId: await paymentMethod,
    expectedTotal: Number(asked.get('total')),
    customer: { ...customer, adopterType: /** @type {const} */ ('organisation') },
    holder,
    publicName: /** @type {const} */ ('hidden'),
  };
  const placed = await attempt(rimba.orders.place(order, idempotencyKey ? { idempotencyKey } : {}));
  if (placed.ok) return [200, placed.data];
  const { error } = placed;
  const why = error.code === 'checkout.trees_unavailable' ? whyNot(await quote(tree)) : undefined;
  if (why) return why;
  throw error;
}

/** What the partner can do. The buyer cannot do anything about the key. @type {Record<string, string>} */
const help = {
  'auth.key_not_valid': 'RIMBA_KEY was ended or never was: make another in the profile of your account',
  'auth.key_not_allowed': 'RIMBA_KEY may not order: make one in the profile that may order',
};

/** @param {import('@rimba/api-client').ApiError} error @returns {Answer} */
function failed({ code, status, message, errors, retryAfter, requestId }) {
  const isOwn = code in help;
  // What the buyer asked wrongly, or what another price is to be agreed to for.
  if (!isOwn && status >= 400 && status < 500 && !['request.too_many', 'request.unexpected'].includes(code))
    return [status, { error: message, fields: errors }];
  console.error(`${code}: ${help[code] ?? message}`, requestId ?? '');
  if (isOwn) return [500, { error: 'This shop cannot sell trees just now: its owner has to look after it' }];
  return [503, { error: 'Trees cannot be had just now: try again later', retryAfter }];
}

const paymentMethod = rimba.paymentMethods().then(([group]) => group?.methods[0]?.id ?? 0);
// Any quote needs a key that may order, and holds nothing.
const checked = await attempt(quote(1));
if (!checked.ok) {
  failed(checked.error);
  process.exit(1);
}

createServer(async ({ method, url, headers }, response) => {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://partner');
  const tree = Number(searchParams.get('tree'));
  const buyersKey = headers['idempotency-key']?.toString();
  const asked =
    method === 'POST' ? adopt(tree, searchParams, buyersKey) : pathname === '/trees' ? trees() : price(tree);
  const answered = await attempt(asked);
  const [status, body] = answered.ok ? answered.data : failed(answered.error);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(port), () => console.log(`http://localhost:${port}/trees`));
