import { type ChargeRequest, GatewayRefused } from '../gateway-port.ts';

/** The body of POST /v2/charge for a method of ours. */
export function chargeBody(request: ChargeRequest): Record<string, unknown> {
  const { firstName, lastName, email, phone } = request.customer;
  return {
    ...methodPart(request),
    transaction_details: { order_id: request.orderId, gross_amount: request.amount },
    item_details: request.items.map((item) => ({ ...item, name: shortened(item.name) })),
    customer_details: { first_name: firstName, last_name: lastName, email, phone },
    custom_expiry: { expiry_duration: request.expiresInSeconds, unit: 'second' },
  };
}

/** Midtrans takes 50 characters; a sign of two halves is kept whole or left out. */
const shortened = (name: string) => Array.from(name).slice(0, 50).join('');

function methodPart({ method, returnUrl, cardToken, orderId }: ChargeRequest): Record<string, unknown> {
  switch (method) {
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } };
    case 'bca_va':
    case 'bni_va':
    case 'bri_va':
    case 'cimb_va':
    case 'permata_va':
      return { payment_type: 'bank_transfer', bank_transfer: { bank: method.slice(0, -3) } };
    case 'mandiri_bill':
      return {
        payment_type: 'echannel',
        echannel: { bill_info1: 'Rimba:', bill_info2: orderId.slice(0, 30) },
      };
    case 'gopay':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrl } };
    case 'shopeepay':
      return { payment_type: 'shopeepay', shopeepay: { callback_url: returnUrl } };
    case 'card':
      return {
        payment_type: 'credit_card',
        credit_card: { token_id: cardToken, authentication: true, callback_type: 'form' },
      };
    default:
      throw new GatewayRefused(`Midtrans has no method ${method}`);
  }
}
