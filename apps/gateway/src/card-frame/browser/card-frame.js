// Gives a card, which a page of ours hands over, to the payment gateway's own script, and hands back what that says.
addEventListener('message', ({ origin, data: { script, card }, ports: [port] }) => {
  if (origin !== location.origin) return;
  const tell = (outcome) => (answer) => port.postMessage({ outcome, answer: JSON.stringify(answer ?? null) });
  const element = document.createElement('script');
  element.id = 'midtrans-script';
  element.dataset.clientKey = script.clientKey;
  element.dataset.environment = script.environment;
  element.src = script.url;
  element.onerror = () => tell('unreachable')();
  element.onload = () =>
    window.MidtransNew3ds
      ? window.MidtransNew3ds.getCardToken(card, { onSuccess: tell('taken'), onFailure: tell('refused') })
      : tell('unreachable')();
  document.head.append(element);
});
