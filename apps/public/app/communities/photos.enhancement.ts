import { closeByBack } from '@rimba/ui/close-by-back';

/** A finger that moves less than this, in pixels, did not mean it. */
const swipe = 45;

/** Shows a document's pictures in its dialog: by buttons, arrow keys or swiping. After the last comes the first. */
function enhancePhotos(dialog: HTMLDialogElement, links: readonly HTMLAnchorElement[]): void {
  const place = (name: string) => dialog.querySelector<HTMLElement>(`[data-photos-${name}]`);
  let shown = 0;
  let closed = () => {};
  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    const picture = link?.firstElementChild?.cloneNode(true);
    if (!link || !picture) return;
    place('stage')?.replaceChildren(picture);
    place('position')?.replaceChildren(link.dataset.photo ?? '');
    const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
    place('caption')?.replaceChildren(...(caption?.childNodes ?? []));
  };

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
      closed = closeByBack(() => dialog.close());
    });
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-photos-step]')) {
    button.addEventListener('click', () => show(shown + Number(button.dataset.photosStep)));
  }
  dialog.addEventListener('close', () => closed());
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  });
  let start = 0;
  const stage = place('stage');
  stage?.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  stage?.addEventListener('pointerup', ({ clientX }) => {
    if (Math.abs(clientX - start) >= swipe) show(shown + (clientX < start ? 1 : -1));
  });
}

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-photos]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
if (dialog) enhancePhotos(dialog, links);
