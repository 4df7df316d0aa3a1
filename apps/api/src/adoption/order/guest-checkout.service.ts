import type { Language } from '@rimba/i18n';
import type { Database } from '../../database/client.ts';
import { fieldProblem, invalidFields, Problem } from '../../http/problem.ts';
import { emailProblem, tidyEmail } from '../../identity/adopter/index.ts';
import type { GuestProof, Opening } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { Device, OpenSession } from '../../identity/session/index.ts';
import type { Transaction, TransactionService } from '../transaction/index.ts';
import type { GuestCheckoutBody } from './guest-checkout.schemas.ts';
import type { Replay, Replays } from './idempotency.ts';
import type { CheckoutBody } from './order.schemas.ts';
import { type OrderService, replayOf } from './order.service.ts';

export type GuestOrder = {
  body: GuestCheckoutBody;
  language: Language;
  key: string;
  address: string;
  device: Device;
};

type ProvenOrder = Omit<GuestOrder, 'body'> & { body: CheckoutBody };
type Opened = { session: OpenSession; transaction: Transaction };

const route = 'POST /unsigned/checkout';

export type GuestCheckoutService = ReturnType<typeof createGuestCheckoutService>;

/** Checkout of somebody who is not signed in: the mailed code makes or signs in the account, then the order is placed. */
export function createGuestCheckoutService({
  database,
  identity,
  replays,
  orders,
  transactions,
}: {
  database: Database;
  identity: IdentityService;
  replays: Replays;
  orders: OrderService;
  transactions: TransactionService;
}) {
  const open = (opening: Opening): Promise<OpenSession> =>
    database.db.transaction((tx) => identity.openGuest(tx, opening));

  async function placeOnce(order: ProvenOrder, proof: GuestProof, replay: Replay): Promise<Opened> {
    const { body, language, address, device } = order;
    const earlier = await replays.find(replay);
    const guest = await identity.proveGuest(proof, { repeated: earlier !== undefined });
    const name = `${body.customer.firstName} ${body.customer.lastName}`;
    const opening = { guest, name, language, device };
    if (earlier !== undefined) {
      const session = await open(opening);
      return { session, transaction: await transactions.read(session.adopter.id, earlier, language) };
    }
    let opened: OpenSession | undefined;
    const transaction = await orders.place({
      body,
      language,
      replay,
      address,
      buyer: {
        opening,
        onOpen(session) {
          opened = session;
        },
      },
      // A twin that was faster has used the code: this request signs in by it once more.
      adopterOfTwin: async () => {
        opened = await open({ ...opening, guest: { ...guest, repeated: true } });
        return opened.adopter.id;
      },
    });
    if (!opened) throw new Problem('checkout.transaction_creation_failed', { retryAfter: 1 });
    return { session: opened, transaction };
  }

  return {
    requestCode: identity.requestGuestCode,

    /**
     * The same request sent again gets the same transaction and a session of its own.
     * @throws checkout.email_and_code_required, checkout.invalid_code, checkout.code_expired, and what
     * an order may not do; the code stays good for another try of those
     */
    async place(order: GuestOrder): Promise<Opened> {
      const { email, code, browser, ...body } = order.body;
      const proof = proofOf(email, code, browser);
      const replay = replayOf({ scope: `email:${proof.email}`, route, key: order.key, body });
      try {
        return await placeOnce({ ...order, body }, proof, replay);
      } catch (failure) {
        // The same request has used the code since this one looked: it is answered as that one was.
        const spent = failure instanceof Problem && failure.code === 'checkout.code_expired';
        if (!spent || (await replays.find(replay)) === undefined) throw failure;
        return placeOnce({ ...order, body }, proof, replay);
      }
    },
  };
}

function proofOf(
  email: string | undefined,
  code: string | undefined,
  browser: string | undefined,
): GuestProof {
  if (!email?.trim() || !code?.trim() || !browser) {
    const missing = Object.entries({ email, code, browser }).filter(([, value]) => !value?.trim());
    throw new Problem('checkout.email_and_code_required', {
      errors: missing.map(([path]) => fieldProblem(path, 'request.field_required')),
    });
  }
  const tidied = tidyEmail(email);
  const wrong = emailProblem(tidied);
  if (wrong) throw invalidFields([wrong]);
  return { email: tidied, code, browser };
}
