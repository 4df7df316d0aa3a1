import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import type { RegencyGroup } from './MapGroup.tsx';
import { RegencyMap } from './RegencyMap.tsx';

const meta = { title: 'Components/Forest/RegencyMap', component: RegencyMap } satisfies Meta<
  typeof RegencyMap
>;
export default meta;

const frame = { west: 111.02, north: -1.22, scale: 600, width: 760, height: 1440 };
const around = (lon: number, lat: number) =>
  [
    [-0.06, 0.04],
    [0.02, 0.07],
    [0.08, 0.02],
    [0.06, -0.06],
    [-0.05, -0.05],
  ].map(([x = 0, y = 0]) => ({ lon: lon + x, lat: lat + y }));

export const Groups: StoryObj = {
  render: function Groups() {
    const say = useSay();
    const group = (id: number, name: string, count: number, lon: number, lat: number): RegencyGroup => ({
      id,
      lon,
      lat,
      count,
      countText: String(count),
      label: say(`${name}, ${count} pohon menunggu`, `${name}, ${count} trees waiting`),
      area: around(lon, lat),
      href: `#${id}`,
    });
    return (
      <RegencyMap
        of={motif('regency')}
        frame={frame}
        label={say(
          'Peta gambar Kotawaringin Barat dengan lima kawasan kelompok',
          'Drawn map of Kotawaringin Barat with the areas of five groups',
        )}
        groups={[
          group(1, 'Rimba Lestari Contoh', 412, 111.72, -1.72),
          group(2, 'Gambut Jaya Contoh', 214, 111.93, -3.2),
          group(3, 'Sungai Arut Hijau Contoh', 186, 111.52, -2.2),
          group(4, 'Kerangas Bersama Contoh', 97, 111.42, -2.78),
          group(5, 'Batu Aji Contoh', 143, 111.82, -2.12),
        ]}
        words={{
          towns: [
            { name: 'Kumai', lon: 111.72, lat: -2.745, side: 'end' },
            { name: 'Pangkalan Bun', lon: 111.62, lat: -2.68, side: 'start' },
            { name: 'Kotawaringin Lama', lon: 111.45, lat: -2.48, side: 'end' },
            { name: 'Pangkut', lon: 111.7, lat: -1.95, side: 'end' },
          ],
          rivers: [
            { name: 'S. Arut', lon: 111.74, lat: -1.66 },
            { name: 'S. Lamandau', lon: 111.52, lat: -2.6 },
            { name: 'S. Sekonyer', lon: 111.8, lat: -2.93 },
          ],
          sea: say('Laut Jawa', 'Java Sea'),
          park: say('TN Tanjung Puting', 'Tanjung Puting NP'),
          north: say('U', 'N'),
          scale: '25 km',
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getAllByRole('link', { name: said('Gambut Jaya Contoh, 214 pohon menunggu') }),
    ).toHaveLength(1);
  },
};
