import { hasWebGl2 } from '@rimba/map/web-gl';

const button = document.querySelector<HTMLElement>('[data-open-map]');
const said = document.querySelector<HTMLElement>('[data-map-said]');

if (button && said) {
  button.hidden = false;
  button.addEventListener('click', async () => {
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
  });
}
