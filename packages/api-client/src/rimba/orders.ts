import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import type { Clock } from '../clock.ts';
import type { FailureCode, RequestBody, Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import type { BotCheck, noBotCheck, Unchecked } from './bot-check.ts';
import type { CallOptions } from './list.ts';

export interface PlaceOptions extends CallOptions {
  /** Under the same key the same order is made once, however often it is sent: keep it to try again later. */
  readonly idempotencyKey?: string;
}

export interface WaitOptions extends CallOptions {
  /** ms between two looks; 2,000 by default. */
  readonly everyMs?: number;
}

const at = (id: number, options?: CallOptions) => ({ ...options, params: { path: { id } } });

/** Orders of the caller, who has proven an address. Sums are whole rupiah. */
export const ordersOf = (api: ApiClient, botCheck: BotCheck | typeof noBotCheck, clock: Clock) => {
  const get = (id: number, options?: CallOptions) =>
    unwrap(api.GET('/api/v1/transaction/me/{id}', at(id, options)));

  return {
    /** One order of the caller's; the number of anybody else's is `transaction.not_found`. */
    get,

    /**
     * What some trees cost by a method, and which of them are no longer to be had; 100 trees at most.
     * @example const { breakdown } = await rimba.orders.quote({ treeIds: [12], paymentMethodId });
     */
    quote: (body: RequestBody<'quoteTransaction'>, options?: CallOptions) =>
      unwrap(api.POST('/api/v1/transaction/quote', { ...options, body })),

    /**
     * Holds the trees and opens the payment; `payment` is null where the gateway could not be reached, which
     * `pay` tries again. An answer that was lost is asked for again under the same key. Where the sum is another by now
     * it is `checkout.price_changed`, where somebody was faster `checkout.trees_unavailable`.
     * @example const order = await rimba.orders.place({ treeIds, paymentMethodId, expectedTotal, customer, holder, publicName });
     */
    place(
      order: Unchecked<RequestBody<'createTransaction'>>,
      { idempotencyKey = crypto.randomUUID(), ...options }: PlaceOptions = {},
    ): Call<Schema<'Transaction'>, FailureCode<'createTransaction'> | FailureCode<'getCaptchaChallenge'>> {
      const send = async () => {
        const recaptchaToken = order.recaptchaToken ?? (await botCheck('checkout', options));
        const header = { 'idempotency-key': idempotencyKey };
        const body = { ...order, ...(recaptchaToken !== undefined && { recaptchaToken }) };
        return unwrap(api.POST('/api/v1/transaction', { ...options, params: { header }, body }));
      };
      return send();
    },

    /** Pays an order that is still pending, by the same method or another. */
    pay: (id: number, body: RequestBody<'payTransaction'>, options?: CallOptions) =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/pay', { ...at(id, options), body })),

    /** Gives a pending order up and lets its trees go. */
    cancel: (id: number, options?: CallOptions) =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/cancel', at(id, options))),

    /** The order as soon as it is paid or cancelled; it is cancelled by itself when its time to pay is over. */
    waitForPayment(
      id: number,
      { everyMs = 2_000, ...options }: WaitOptions = {},
    ): Call<Schema<'Transaction'>, FailureCode<'readTransaction'>> {
      const wait = async () => {
        for (;;) {
          const order = await get(id, options);
          if (order.status !== 'pending_payment') return order;
          await clock.pause(everyMs, options.signal);
        }
      };
      return wait();
    },
  };
};
