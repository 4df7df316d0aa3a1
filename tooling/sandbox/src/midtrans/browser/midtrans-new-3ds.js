/**
 * The face of Midtrans's card script: load it with `id="midtrans-script"` and `data-client-key`, then ask
 * `MidtransNew3ds.getCardToken`. The card's number goes from this script to the gateway and nowhere else.
 */
(() => {
  const script = document.getElementById('midtrans-script') ?? document.currentScript;
  const gateway = new URL('../../', script.src);

  async function getCardToken(card, { onSuccess, onFailure }) {
    const address = new URL('token', gateway);
    address.search = new URLSearchParams({ ...card, client_key: script.dataset.clientKey ?? '' }).toString();
    try {
      const answer = await (
        await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
      ).json();
      if (answer.status_code === '200') onSuccess(answer);
      else onFailure(answer);
    } catch {
      onFailure({ status_code: '500', status_message: 'The payment gateway cannot be reached.' });
    }
  }

  function redirect(redirectUrl, { callbackUrl }) {
    const address = new URL(redirectUrl);
    address.searchParams.set('callback_type', 'form');
    address.searchParams.set('callback_url', callbackUrl);
    location.assign(address);
  }

  window.MidtransNew3ds = { getCardToken, redirect };
})();
