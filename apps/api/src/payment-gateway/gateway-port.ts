import type { MethodCode, PaymentInstructions } from '../database/schema/index.ts';

/** What the gateway says of one order, in our words. `refunded` never leads anywhere by itself. */
export type GatewayStatus =
  | 'pending'
  | 'settled'
  | 'denied'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'refunded';

export type ChargeItem = {
  id: string;
  /** At most 50 characters reach the gateway. */
  name: string;
  /** Rupiah for one; negative for a discount. */
  price: number;
  quantity: number;
};

export type ChargeRequest = {
  /** One for each attempt, never used again. */
  orderId: string;
  method: MethodCode;
  /** Rupiah; the items sum to it. */
  amount: number;
  items: ChargeItem[];
  customer: { firstName: string; lastName: string; email: string; phone: string };
  expiresInSeconds: number;
  /** Where a wallet sends the payer back to. */
  returnUrl: string;
  /** Made in the browser by the gateway's own script: card numbers never pass our server. */
  cardToken?: string;
};

export type GatewayReport = {
  orderId: string;
  gatewayTransactionId: string;
  status: GatewayStatus;
  /** Rupiah. */
  amount: number;
  instructions: PaymentInstructions;
  /** The gateway's own words, for staff. */
  message: string;
};

/** A notification whose signature was right. Its status is a hint: the order's status is asked for before it counts. */
export type GatewayNotification = {
  orderId: string;
  gatewayTransactionId: string;
  amount: number;
  transactionStatus: string;
  statusCode: string;
};

/** What a browser needs to turn a card into a token, past our server. */
export type CardScript = {
  /** The gateway's own script. */
  url: string;
  /** Public: says whose the token is to be. */
  clientKey: string;
  environment: 'sandbox' | 'production';
};

/** A payment gateway. Each call throws GatewayUnavailable when the answer is unknown, GatewayRefused when it is no. */
export type PaymentGateway = {
  cardScript: CardScript;
  /** Opens a payment. The same order again gives the same payment. */
  charge(request: ChargeRequest): Promise<GatewayReport>;
  /** Undefined when the gateway does not know the order. */
  status(orderId: string): Promise<GatewayReport | undefined>;
  /** Ends an unpaid payment; `settled` in the answer when it was paid meanwhile. Undefined: never opened. */
  cancel(orderId: string): Promise<GatewayReport | undefined>;
  /** @throws Problem payment.notification_rejected unless the gateway signed it. */
  readNotification(body: unknown): GatewayNotification;
};

/** No usable answer: whether the gateway did what was asked is unknown until its status is. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway answered and will not do it. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}
