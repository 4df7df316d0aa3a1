import { hasWebGl2 } from '@rimba/map/web-gl';
import { mapMark } from './map-mark.ts';

const button = document.querySelector<HTMLElement>('[data-open-map]');
const said = document.querySelector<HTMLElement>('[data-map-said]');

if (button && said) {
  button.hidden = false;
  const open = async () => {
    if (!hasWebGl2()) {
      said.textContent = said.dataset.noWebgl ?? '';
      return;
    }
    try {
      const { openLiveMap } = await import('./open-live-map.ts');
      openLiveMap();
    } catch {
      said.textContent = said.dataset.failed ?? '';
    }
  };
  button.addEventListener('click', open);
  for (const link of document.querySelectorAll(`a[href="${mapMark}"]`)) {
    link.addEventListener('click', (event) => {
      // Where there is no live map, its section is what the link leads to.
      if (hasWebGl2()) event.preventDefault();
      void open();
    });
  }
  // It was left for one of its trees.
  if (location.hash.startsWith(mapMark)) void open();
}
