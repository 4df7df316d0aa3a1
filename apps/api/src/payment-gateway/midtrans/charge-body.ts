import { type ChargeRequest, GatewayRefused } from '../gateway-port.ts';
import { methods } from './methods.ts';

/** The body of POST /v2/charge. @throws GatewayRefused for a method that a newer version of the service has added */
export function chargeBody(request: ChargeRequest): Record<string, unknown> {
  if (!Object.hasOwn(methods, request.method)) throw new GatewayRefused(`No method ${request.method}`);
  const { firstName, lastName, email, phone } = request.customer;
  return {
    ...methods[request.method].charge(request),
    transaction_details: { order_id: request.orderId, gross_amount: request.amount },
    item_details: request.items.map((item) => ({ ...item, name: shortened(item.name) })),
    customer_details: { first_name: firstName, last_name: lastName, email, ...(phone && { phone }) },
    custom_expiry: { expiry_duration: request.expiresInSeconds, unit: 'second' },
  };
}

/** Midtrans takes 50 characters; a sign of two halves is kept whole or left out. */
const shortened = (name: string) => Array.from(name).slice(0, 50).join('');
