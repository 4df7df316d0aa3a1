/** As much of a response as is read; a whole one would cost the replica more than what it reads. */
const answer = (body: object) => ({ ok: true, status: 200, json: async () => body }) as Response;

/**
 * Stands in for `fetch` in a replica whose own work is to be measured: the payment gateway opens each payment and
 * the bot check lets everybody in, without a moment's wait and without another process.
 */
export function answerAtOnce(hostname: string): void {
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    if (!pathname.endsWith('/charge')) return answer({ success: true, hostname });
    const { transaction_details: order } = JSON.parse(String(init?.body));
    return answer({
      status_code: '201',
      status_message: 'Created',
      transaction_id: `measured-${order.order_id}`,
      order_id: order.order_id,
      gross_amount: `${order.gross_amount}.00`,
      payment_type: 'qris',
      transaction_status: 'pending',
      fraud_status: 'accept',
      qr_string: `00020101021226${order.order_id}`,
    });
  };
}
