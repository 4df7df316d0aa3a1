import type { CardScript, GatewayReport } from '../gateway-port.ts';

const ownScript = 'https://api.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js';

/** Where the bank's page sends a card's holder, followed by the order. */
export const cardReturnPath = '/api/v1/payment/midtrans/return';

/**
 * Midtrans serves one script for both of its environments, which the API's host tells apart. A stand-in for
 * Midtrans lives behind our own address and serves it there.
 */
export function cardScriptOf({
  url,
  clientKey,
  publicUrl,
}: {
  url: string;
  clientKey: string;
  publicUrl: string;
}): CardScript {
  const { hostname, pathname } = new URL(url);
  const isMidtrans = hostname === 'midtrans.com' || hostname.endsWith('.midtrans.com');
  return {
    url: isMidtrans ? ownScript : publicUrl + pathname + new URL(ownScript).pathname,
    clientKey,
    environment: hostname === 'api.midtrans.com' ? 'production' : 'sandbox',
  };
}

/**
 * The bank's page, told to send the holder back to us by a form, as Midtrans's own script tells it: with the
 * address alone a browser can go there, and come back, after any reload.
 */
export function comingBack(report: GatewayReport, publicUrl: string): GatewayReport {
  const { redirectUrl } = report.instructions;
  if (redirectUrl === undefined) return report;
  const address = new URL(redirectUrl);
  address.searchParams.set('callback_type', 'form');
  address.searchParams.set('callback_url', `${publicUrl}${cardReturnPath}/${report.orderId}`);
  return { ...report, instructions: { ...report.instructions, redirectUrl: address.href } };
}
