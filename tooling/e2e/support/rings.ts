import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { product } from './product.ts';
import { service } from './service.ts';

/** The deepest that has rings. They hold few trees there, so that many count a single one, whatever other tests adopted. */
const zoom = 14;

/** The map's tile at that zoom where a place lies. */
function tileOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const down = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return { x: Math.floor((longitude / 360 + 0.5) * 2 ** zoom), y: Math.floor(down * 2 ** zoom) };
}

/** Where the map draws a ring around several trees, one of which is ready to adopt: `longitude,latitude,zoom`. */
export async function viewOfLonelyReady(): Promise<string> {
  const tiles = new Map((await service.readyTrees(100)).map(tileOf).map((at) => [`${at.x}/${at.y}`, at]));
  for (const [path, { x, y }] of tiles) {
    const answer = await fetch(`${product.url}/api/v1/map/trees/${zoom}/${path}`);
    const { clusters } = new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer()))).layers;
    for (let index = 0; index < (clusters?.length ?? 0); index += 1) {
      const ring = clusters?.feature(index);
      if (ring?.properties.ready_to_adopt !== 1 || ring.properties.total === 1) continue;
      const { geometry } = ring.toGeoJSON(x, y, zoom);
      if (geometry.type === 'Point') return [...geometry.coordinates, zoom].join();
    }
  }
  throw new Error('No tree that is ready stands alone among others');
}
