/** Shows the buttons that this browser can serve: its own sharing, and its clipboard. */
export function enhanceShare(): void {
  const place = document.querySelector<HTMLElement>('[data-share]');
  if (!place) return;
  const { title = '', text = '', url = window.location.href, copied = '' } = place.dataset;
  const button = (name: string) => place.querySelector<HTMLElement>(`[data-share-${name}]`);

  const native = button('native');
  if (native && 'share' in navigator) {
    native.hidden = false;
    // Closing the device's sheet rejects; that is no failure.
    native.addEventListener('click', () => navigator.share({ title, text }).catch(() => undefined));
  }

  const copy = button('copy');
  const said = place.querySelector<HTMLElement>('[role="status"]');
  if (copy && said && 'clipboard' in navigator) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      said.textContent = copied;
    });
  }
}
