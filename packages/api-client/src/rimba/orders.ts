import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import type { Clock } from '../clock.ts';
import type { FailureCode, RequestBody, Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import type { BotCheck, noBotCheck, Unchecked } from './bot-check.ts';
import type { CallOptions } from './list.ts';

export interface PlaceOptions extends CallOptions {
  /** Under the same key the same order is made once, however often it is sent: keep it to try again later. 8 to 100 characters. */
  readonly idempotencyKey?: string | undefined;
}

type Sent = Unchecked<RequestBody<'createTransaction'>>;

/** Of what an order can say: what one of this kind has to, what it may, and nothing else. */
type OrderOf<Said extends keyof Sent, Perhaps extends keyof Sent> = {
  [Field in Said]-?: NonNullable<Sent[Field]>;
} & Pick<Sent, Perhaps> & { [Field in Exclude<keyof Sent, Said | Perhaps>]?: never };

/** An order of trees that are nobody's. */
export type NewOrder = OrderOf<
  'treeIds' | 'paymentMethodId' | 'expectedTotal' | 'customer' | 'holder' | 'publicName',
  'gift' | 'cardToken' | 'recaptchaToken'
>;

/** An order that goes on with terms for another year; what it does not say is kept. */
export type RenewalOrder = OrderOf<
  'renews' | 'paymentMethodId' | 'expectedTotal',
  'holder' | 'cardToken' | 'recaptchaToken'
>;

export interface WaitOptions extends CallOptions {
  /** ms between two looks: 500 at least, and 2,000 by default. */
  readonly everyMs?: number | undefined;
}

const at = (id: number, options?: CallOptions) => ({ ...options, params: { path: { id } } });

/** Orders of the caller, who has proven an address. Sums are whole rupiah. */
export const ordersOf = (api: ApiClient, botCheck: BotCheck | typeof noBotCheck, clock: Clock) => {
  const get = (
    id: number,
    options?: CallOptions,
  ): Call<Schema<'Transaction'>, FailureCode<'readTransaction'>> =>
    unwrap(api.GET('/api/v1/transaction/me/{id}', at(id, options)));

  return {
    /**
     * One order of the caller's.
     * @throws {ApiError} `transaction.not_found`, for the number of anybody else's, too.
     * @example const { status, payment } = await rimba.orders.get(812);
     */
    get,

    /**
     * What some trees cost by a method in whole rupiah, and which of them are no longer to be had; 50 trees at most.
     * @throws {ApiError} `checkout.no_trees_selected`, `checkout.too_many_trees`, `checkout.trees_unavailable`,
     * `checkout.payment_method_not_found`, `checkout.invalid_payment_method`, `checkout.amount_over_limit`,
     * `group.not_found`; of an own order or terms to go on with `transaction.not_found`.
     * @example const { breakdown } = await rimba.orders.quote({ treeIds: [12], paymentMethodId });
     */
    quote: (
      body: RequestBody<'quoteTransaction'>,
      options?: CallOptions,
    ): Call<Schema<'Quote'>, FailureCode<'quoteTransaction'>> =>
      unwrap(api.POST('/api/v1/transaction/quote', { ...options, body })),

    /**
     * Holds the trees and opens the payment; `payment` is null where the gateway could not be reached, which
     * `pay` tries again. An answer that was lost is asked for again under the same key,
     * `idempotencyKey` (8 to 100 characters) where it is given. Sums are whole rupiah; 50 trees at most. New trees want
     * `treeIds`, `paymentMethodId`, `expectedTotal`, `customer`, `holder` and `publicName`; another year of one's own
     * `renews`, `paymentMethodId` and `expectedTotal`.
     * @throws {ApiError} Where the sum is another by now `checkout.price_changed`, where somebody was faster
     * `checkout.trees_unavailable`. Of the trees `checkout.no_trees_selected`, `checkout.too_many_trees`,
     * `checkout.too_many_held`; of the method `checkout.payment_method_required`, `checkout.payment_method_not_found`,
     * `checkout.invalid_payment_method`, `checkout.amount_over_limit`; of what is filled in `checkout.required_fields`,
     * `checkout.holder_name_required`, `checkout.message_too_long`, `checkout.gift_email_invalid`,
     * `checkout.gift_date_invalid`; `checkout.recaptcha_failed`, `checkout.transaction_creation_failed`; another order under the same `idempotencyKey` is
     * `request.idempotency_conflict`.
     * @example const order = await rimba.orders.place({ treeIds, paymentMethodId, expectedTotal, customer, holder, publicName });
     */
    place(
      order: NewOrder | RenewalOrder,
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

    /**
     * Pays an order that is still pending, by the same method or another; `expectedTotal` in whole rupiah.
     * @throws {ApiError} `transaction.not_found`, `transaction.not_pending`, `transaction.failed`; of the method
     * `checkout.payment_method_not_found`, `checkout.invalid_payment_method`, `checkout.amount_over_limit`,
     * `checkout.price_changed`, `checkout.required_fields`; of the payment `payment.failed`, `payment.declined`,
     * `payment.expired`, `payment.already_paid`, `payment.method_changed`, `payment.provider_unavailable`.
     * @example const order = await rimba.orders.pay(812, { paymentMethodId: 1, expectedTotal: 139_000 });
     */
    pay: (
      id: number,
      body: RequestBody<'payTransaction'>,
      options?: CallOptions,
    ): Call<Schema<'Transaction'>, FailureCode<'payTransaction'>> =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/pay', { ...at(id, options), body })),

    /**
     * Gives a pending order up and lets its trees go.
     * @throws {ApiError} `transaction.not_found`, `transaction.not_pending`, `payment.already_paid`,
     * `payment.provider_unavailable`.
     * @example await rimba.orders.cancel(812);
     */
    cancel: (
      id: number,
      options?: CallOptions,
    ): Call<Schema<'Transaction'>, FailureCode<'cancelTransaction'>> =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/cancel', at(id, options))),

    /**
     * The order as soon as it is paid or cancelled; it is cancelled by itself when its time to pay is over. Looks every
     * 2,000 ms.
     * @throws {ApiError} `transaction.not_found`; `request.aborted` where `signal` gives it up,
     * `request.timeout` where its own time is over.
     * @example const { status } = await rimba.orders.waitForPayment(order.id, { signal });
     */
    waitForPayment(
      id: number,
      { everyMs = 2_000, ...options }: WaitOptions = {},
    ): Call<Schema<'Transaction'>, FailureCode<'readTransaction'>> {
      const wait = async () => {
        if (!(everyMs >= 500)) throw new TypeError(`everyMs has to be 500 at least, and is ${everyMs}`);
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
