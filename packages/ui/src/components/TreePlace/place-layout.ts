/** The drawing in pixels: it is cut at the window's edges and never made smaller. */
export const stage = { width: 1160, height: 330, ground: 322, middle: 580 } as const;

/** The drawing's room above the ground and below the tag. */
const room = 240;
const firstStep = 150;
const step = 92;

/** Where the neighbours stand: by turns at the left and at the right, as many as there is room for. */
export function placeLayout<Tree extends { readonly heightM: number }>(
  { heightM }: { readonly heightM: number },
  neighbours: readonly Tree[],
) {
  const tallest = Math.max(2, heightM, ...neighbours.map((one) => one.heightM));
  const unitsPerMetre = room / tallest;
  const every = tallest > 10 ? 5 : 1;
  const placed = neighbours
    .map((tree, place) => {
      const distance = firstStep + Math.floor(place / 2) * step;
      return { tree, x: stage.middle + (place % 2 === 0 ? -distance : distance) };
    })
    .filter(({ x }) => x > 0 && x < stage.width);
  const lines = Array.from(
    { length: Math.floor(tallest / every) },
    (_, line) => stage.ground - (line + 1) * every * unitsPerMetre,
  );
  return { unitsPerMetre, lines, placed };
}
