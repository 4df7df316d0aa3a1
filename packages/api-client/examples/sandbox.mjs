// @ts-check
// The outside world of a sandbox: an inbox and a bank. With real mails and payments nothing of this is needed.

/** @param {string} baseUrl @param {string} path @param {string} [method] */
async function call(baseUrl, path, method = 'GET') {
  const secret = process.env.RIMBA_SANDBOX_SECRET;
  if (!secret)
    throw new Error('RIMBA_SANDBOX_SECRET has to be what `pnpm start` prints behind X-Rimba-Sandbox');
  const headers = { 'x-rimba-sandbox': secret };
  const response = await fetch(`${baseUrl}/sandbox/api${path}`, { method, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {string} baseUrl */
export const inbox = (baseUrl) => ({
  /** The six digits of the latest mail. @param {string} email @returns {Promise<string>} */
  async codeFor(email) {
    for (;;) {
      const { mails } = await call(baseUrl, `/mails?to=${encodeURIComponent(email)}`);
      for (const { text } of mails) {
        const [code] = /^\d{6}$/m.exec(text) ?? [];
        if (code) return code;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  },
});

/** @param {string} baseUrl */
export const payer = (baseUrl) => ({
  /** Pays the first attempt of an order. @param {number} orderId */
  settle: (orderId) => call(baseUrl, `/payments/TRX-${orderId}-1/settle`, 'POST'),
});
