import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { GrowthChart, type GrowthChartProps } from './GrowthChart.tsx';
import type { GrowthPoint } from './growth-scale.ts';

const meta = { title: 'Components/Forest/GrowthChart', component: GrowthChart } satisfies Meta<
  typeof GrowthChart
>;
export default meta;
type Story = StoryObj<{ points: GrowthChartProps['points'] }>;

const survey = (date: string, heightM: number, tick: string): GrowthPoint => ({
  at: Date.parse(date),
  heightM,
  value: heightM.toLocaleString('id-ID', { minimumFractionDigits: 2 }),
  tick,
});

const first = survey('2024-03-12', 0.48, 'Mar 24');
const surveys: GrowthChartProps['points'] = [
  first,
  survey('2024-09-15', 0.71, 'Sep'),
  survey('2025-02-20', 1.02, 'Feb 25'),
  survey('2025-07-15', 1.36, 'Jul'),
  survey('2025-12-11', 1.74, 'Des'),
  survey('2026-05-14', 2.13, 'Mei 26'),
  survey('2026-09-22', 2.41, 'Sep'),
];

export const SevenSurveys: Story = {
  args: { points: surveys },
  render: function SevenSurveys({ points }) {
    const say = useSay();
    return (
      <GrowthChart
        points={points}
        next={{
          from: Date.parse('2026-12-22'),
          to: Date.parse('2027-03-22'),
          label: say('survei berikut, Des 26–Mar 27', 'next survey, Dec 26–Mar 27'),
        }}
        seed="KB-KM-2024-000217"
        label={say(
          'Grafik tinggi: 0,48 meter pada Maret 2024 menjadi 2,41 meter pada September 2026',
          'Height: 0.48 metres in March 2024, 2.41 metres in September 2026',
        )}
        axisLabel={say('tinggi (m)', 'height (m)')}
        formatHeight={(metres) => metres.toLocaleString('id-ID')}
        table={{
          summary: say('Lihat sebagai tabel', 'See as a table'),
          columns: [say('Tanggal', 'Date'), say('Tinggi', 'Height')],
          rows: points.map((point) => [new Date(point.at).toISOString().slice(0, 10), `${point.value} m`]),
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Lihat sebagai tabel')));
    await expect(canvas.getAllByRole('row')).toHaveLength(args.points.length + 1);
  },
};

export const FirstSurvey: Story = {
  ...SevenSurveys,
  parameters: { sheet: false },
  args: { points: [first] },
};

export const TallTree: Story = {
  parameters: { sheet: false },
  ...SevenSurveys,
  args: { points: [survey('2021-03-12', 21.4, 'Mar 21'), survey('2026-09-22', 24.8, 'Sep 26')] },
};
