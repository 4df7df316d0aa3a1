// The mark: two growth rings around a leaf. It holds at 16 px.
const RINGS = [
  '<path stroke-width="2" d="M20 2.500c9.800 0 17 7.300 17.300 16.800C37.500 29.500 30 37.600 20.400 37.600 10.200 37.600 2.600 30.200 2.600 20.300 2.600 10.400 10 2.500 20 2.500z"/>',
  '<path stroke-width="1.300" d="M20 8.200c6.700 0 11.600 5 11.700 11.400.1 7-4.900 12.400-11.400 12.400-6.800 0-12-5-12-11.700C8.300 13.500 13.400 8.200 20 8.200z"/>',
  '<path fill="currentColor" stroke="none" d="M20.200 12.500c5.400 4 6 10.600-.1 15.300-5.700-4.800-5.400-11.400.1-15.300z"/>',
].join('');

// On a tile the mark keeps its own paper and leaf: a launcher has no theme to follow.
const TILE = { ground: '#004a30', ring: '#fcfbf4', leaf: '#77d4a3' };

/**
 * The mark on a square tile of 100 units. `reach`: how much of the side the mark takes; `corner`: the tile's
 * radius, 0 where the system cuts its own shape.
 */
export type Tile = { reach: number; corner: number };
export function tile({ reach, corner }: Tile) {
  const scale = (100 * reach) / 40;
  const start = 50 - 20 * scale;
  const mark = RINGS.replace('fill="currentColor"', `fill="${TILE.leaf}"`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" rx="${corner}" fill="${TILE.ground}"/>` +
    `<g transform="translate(${start} ${start}) scale(${scale})" fill="none" stroke="${TILE.ring}">${mark}</g></svg>`
  );
}

/** Follows the browser's theme by itself, since a tab cannot hand down custom properties. */
export const favicon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="favicon" viewBox="0 0 40 40" fill="none" stroke="currentColor"><title>Rimba</title><style>svg{color:#005f3e}@media(prefers-color-scheme:dark){svg{color:#77d4a3}}</style>${RINGS}</svg>\n`;
