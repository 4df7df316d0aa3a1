/** Its own types know geojson-vt's index only, not supercluster's tiles, which it takes as well. */
declare module 'vt-pbf' {
  export function fromGeojsonVt(
    layers: Record<string, { features: readonly object[] }>,
    options: { version: number; extent: number },
  ): Uint8Array;
}
