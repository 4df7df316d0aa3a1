import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Timeline } from './Timeline.tsx';

const meta = { title: 'Components/Forest/Timeline', component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;

export const LifeLine: StoryObj = {
  render: function LifeLine() {
    const say = useSay();
    return (
      <Timeline
        label={say('Garis hidup', 'Life line')}
        entries={[
          {
            id: 'next',
            kind: 'expected',
            title: say('Des 2026–Mar 2027', 'Dec 2026–Mar 2027'),
            detail: say(
              'Jendela survei berikutnya. Anda akan dikabari.',
              'The next survey. You will hear of it.',
            ),
          },
          {
            id: '3',
            kind: 'latest',
            title: say('22 Sep 2026 · 2,41 m · 7,9 cm', '22 Sep 2026 · 2.41 m · 7.9 cm'),
            quote: say(
              'Dua tunas baru di pucuk. Air parit sekat naik sejengkal sejak Mei.',
              'Two new shoots at the top. The water behind the dam is a hand higher than in May.',
            ),
            detail: say('Rahmadi, patroli Gambut Jaya · 6 foto', 'Rahmadi, Gambut Jaya patrol · 6 photos'),
          },
          {
            id: '2',
            kind: 'past',
            title: say('11 Des 2025 · 1,74 m · 5,4 cm', '11 Dec 2025 · 1.74 m · 5.4 cm'),
            detail: say('Rahmadi · 5 foto', 'Rahmadi · 5 photos'),
          },
          {
            id: '1',
            kind: 'first',
            title: say('12 Mar 2024 · ditanam, 0,48 m', '12 Mar 2024 · planted, 0.48 m'),
            detail: say('Dari persemaian Desa Sungai Sekonyer', 'From the nursery of Sungai Sekonyer'),
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: said('Garis hidup') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const CancelledTransaction: StoryObj = {
  render: function CancelledTransaction() {
    const say = useSay();
    return (
      <Timeline
        label={say('Jalannya transaksi', 'Course of the transaction')}
        entries={[
          {
            id: 'end',
            kind: 'ended',
            title: say('Dibatalkan, 10.39 WIB', 'Cancelled, 10:39 WIB'),
            detail: say('Waktu habis. Pohon dilepas.', 'Time ran out. The trees were released.'),
          },
          { id: 'start', kind: 'first', title: say('Dibuat, 10.24 WIB', 'Made, 10:24 WIB') },
        ]}
      />
    );
  },
};
