/** Shows the buttons that this browser can serve: its own sharing, and its clipboard. */
export function enhanceShare(): void {
  const place = document.querySelector<HTMLElement>('[data-share]');
  if (!place) return;
  const { title = '', text = '', url = window.location.href, copied = '' } = place.dataset;
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-share-${name}]`);

  const native = part('native');
  if (native && 'share' in navigator) {
    native.hidden = false;
    // Closing the device's sheet rejects; that is no failure.
    native.addEventListener('click', () => navigator.share({ title, text }).catch(() => undefined));
  }

  const copy = part('copy');
  const said = place.querySelector<HTMLElement>('[role="status"]');
  const refused = part('refused');
  const byHand = refused?.querySelector('[data-by-hand]');
  if (copy && said && refused && byHand && 'clipboard' in navigator) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      );
      said.textContent = isCopied ? copied : '';
      refused.hidden = isCopied;
      if (!isCopied) window.getSelection()?.selectAllChildren(byHand);
    });
  }
}
