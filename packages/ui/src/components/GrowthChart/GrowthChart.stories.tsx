import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { figures, said, useSay } from '../../stories/say.ts';
import { GrowthChart } from './GrowthChart.tsx';
import type { GrowthPoint } from './growth-scale.ts';

const meta = { title: 'Components/Forest/GrowthChart', component: GrowthChart } satisfies Meta<
  typeof GrowthChart
>;
export default meta;
interface Survey {
  date: string;
  heightM: number;
  tick: readonly [id: string, en: string];
}
type Story = StoryObj<{ surveys: readonly [Survey, ...Survey[]] }>;

const first: Survey = { date: '2024-03-12', heightM: 0.48, tick: ['Mar 24', 'Mar 24'] };
const seven: readonly [Survey, ...Survey[]] = [
  first,
  { date: '2024-09-15', heightM: 0.71, tick: ['Sep', 'Sept'] },
  { date: '2025-02-20', heightM: 1.02, tick: ['Feb 25', 'Feb 25'] },
  { date: '2025-07-15', heightM: 1.36, tick: ['Jul', 'Jul'] },
  { date: '2025-12-11', heightM: 1.74, tick: ['Des', 'Dec'] },
  { date: '2026-05-14', heightM: 2.13, tick: ['Mei 26', 'May 26'] },
  { date: '2026-09-22', heightM: 2.41, tick: ['Sep', 'Sept'] },
];

const dayIn = (language: 'id' | 'en', at: number) =>
  new Intl.DateTimeFormat(language === 'id' ? 'id' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(at);

export const SevenSurveys: Story = {
  args: { surveys: seven },
  render: function SevenSurveys({ surveys }) {
    const say = useSay();
    const measured = ({ date, heightM, tick }: Survey): GrowthPoint => {
      const height = figures(heightM, 2);
      return { at: Date.parse(date), heightM, value: say(height.id, height.en), tick: say(...tick) };
    };
    const [earliest, ...later] = surveys;
    const points = [measured(earliest), ...later.map(measured)] as const;
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
        formatHeight={(metres) => say(figures(metres).id, figures(metres).en)}
        table={{
          summary: say('Lihat sebagai tabel', 'See as a table'),
          hide: say('Sembunyikan tabel', 'Hide the table'),
          columns: [say('Tanggal', 'Date'), say('Tinggi', 'Height')],
          rows: points.map(({ at, value }) => [say(dayIn('id', at), dayIn('en', at)), `${value} m`]),
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Lihat sebagai tabel')));
    await expect(canvas.getAllByRole('row')).toHaveLength(args.surveys.length + 1);
    await expect(canvas.getByText(said('Sembunyikan tabel'))).toBeVisible();
  },
};

export const FirstSurvey: Story = {
  ...SevenSurveys,
  parameters: { sheet: false },
  args: { surveys: [first] },
};

export const TallTree: Story = {
  parameters: { sheet: false },
  ...SevenSurveys,
  args: {
    surveys: [
      { date: '2021-03-12', heightM: 21.4, tick: ['Mar 21', 'Mar 21'] },
      { date: '2026-09-22', heightM: 24.8, tick: ['Sep 26', 'Sept 26'] },
    ],
  },
};
