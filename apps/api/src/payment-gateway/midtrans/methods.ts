import type { MethodCode } from '../../database/schema/index.ts';
import type { ChargeRequest } from '../gateway-port.ts';

type Method = {
  /** Its own part of the body of POST /v2/charge. */
  charge(request: ChargeRequest): Record<string, unknown>;
  /** Its app's own schemes, which an address may have that the payer is sent to. */
  schemes: readonly string[];
};

const virtualAccount = (bank: string): Method => ({
  charge: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank } }),
  schemes: [],
});

/** Every way to pay, as Midtrans has it. */
export const methods = {
  qris: { charge: () => ({ payment_type: 'qris', qris: { acquirer: 'gopay' } }), schemes: [] },
  bca_va: virtualAccount('bca'),
  bni_va: virtualAccount('bni'),
  bri_va: virtualAccount('bri'),
  mandiri_bill: {
    charge: ({ orderId }) => ({
      payment_type: 'echannel',
      echannel: { bill_info1: 'Rimba:', bill_info2: orderId.slice(0, 30) },
    }),
    schemes: [],
  },
  permata_va: virtualAccount('permata'),
  cimb_va: virtualAccount('cimb'),
  gopay: {
    charge: ({ returnUrl }) => ({
      payment_type: 'gopay',
      gopay: { enable_callback: true, callback_url: returnUrl },
    }),
    schemes: ['gojek:', 'gopay:'],
  },
  shopeepay: {
    charge: ({ returnUrl }) => ({ payment_type: 'shopeepay', shopeepay: { callback_url: returnUrl } }),
    schemes: ['shopeeid:'],
  },
  card: {
    charge: ({ cardToken }) => ({
      payment_type: 'credit_card',
      credit_card: { token_id: cardToken, authentication: true, callback_type: 'form' },
    }),
    schemes: [],
  },
} as const satisfies Record<MethodCode, Method>;
