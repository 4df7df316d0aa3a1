const svg = 'http://www.w3.org/2000/svg';

function draw(place: SVGElement): void {
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', place.dataset.drawing ?? '');
  for (const name of ['width', 'height']) use.setAttribute(name, place.getAttribute(name) ?? '');
  place.replaceWith(use);
}

/** Brings the drawings that a document leaves for later: a screen before the reader gets to them. */
export function bringDrawings(): void {
  const drawAll = (within: ParentNode) => within.querySelectorAll<SVGElement>('[data-drawing]').forEach(draw);
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        drawAll(target);
      }
    },
    { rootMargin: '100% 0px' },
  );
  afterFirstPaint(() => {
    for (const place of document.querySelectorAll<SVGElement>('[data-drawing]')) {
      if (place.ownerSVGElement) near.observe(place.ownerSVGElement);
    }
  });
  window.addEventListener('beforeprint', () => drawAll(document));
}

/** Words come first. A browser that does not tell of its paints has at least begun one by its second frame. */
function afterFirstPaint(go: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => requestAnimationFrame(go));
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    go();
  });
  painted.observe({ type: 'paint', buffered: true });
}
