/** What a charge is made with: its number, and the public address of the sandbox's Midtrans, without a trailing slash. */
export interface ChargePlace {
  readonly transactionId: string;
  readonly baseUrl: string;
}

export interface Wallet {
  /** As the gateway's messages name it. */
  readonly name: string;
  /** What it adds to the charge. */
  fields(place: ChargePlace): Record<string, unknown>;
  /** Whether it sends the payer back only where the charge says `enable_callback`. */
  readonly asksForCallback?: true;
}

/** Each wallet under its `payment_type`, by which a charge also has its object. */
export const wallets = {
  gopay: {
    name: 'GoPay',
    asksForCallback: true,
    fields: (place) => ({
      actions: [
        ...qrActions(place),
        deeplink(place),
        { name: 'get-status', method: 'GET', url: `${place.baseUrl}/v2/${place.transactionId}/status` },
        { name: 'cancel', method: 'POST', url: `${place.baseUrl}/v2/${place.transactionId}/cancel` },
      ],
    }),
  },
  shopeepay: {
    name: 'ShopeePay',
    fields: (place) => ({
      actions: [deeplink(place)],
      channel_response_code: '0',
      channel_response_message: 'success',
    }),
  },
} as const satisfies Record<string, Wallet>;

export type WalletCode = keyof typeof wallets;
export const walletCodes = Object.keys(wallets) as WalletCode[];

export function qrActions({ transactionId, baseUrl }: ChargePlace) {
  return ['generate-qr-code', 'generate-qr-code-v2'].map((name) => ({
    name,
    method: 'GET',
    url: `${baseUrl}/v2/qris/${transactionId}/qr-code`,
  }));
}

function deeplink({ transactionId, baseUrl }: ChargePlace) {
  return { name: 'deeplink-redirect', method: 'GET', url: `${baseUrl}/wallet/${transactionId}` };
}
