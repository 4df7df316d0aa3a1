import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { figures, said, saidWithin, useSay } from '../../stories/say.ts';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Components/Media/Chart',
  component: BarChart,
  subcomponents: { LineChart },
} satisfies Meta<typeof BarChart>;
export default meta;

const income = [42.5, 61, 118.4, 96.2, 134.9].map((value, place) => ({
  label: `Q${(place % 4) + 1} ${place < 4 ? 2025 : 2026}`,
  value,
}));

const useIncome = () => {
  const say = useSay();
  return income.map((point) => {
    const { id, en } = figures(point.value);
    return { ...point, valueText: say(id, en) };
  });
};

const useTwin = () => {
  const say = useSay();
  return {
    summary: say('Lihat sebagai tabel', 'See as a table'),
    hide: say('Sembunyikan tabel', 'Hide the table'),
    columns: [say('Masa', 'Period'), say('Juta rupiah', 'Million rupiah')],
  } as const;
};

export const Bars: StoryObj = {
  render: function Bars() {
    const say = useSay();
    return (
      <BarChart
        label={say('Penerimaan per triwulan, juta rupiah', 'Income by quarter, million rupiah')}
        points={useIncome()}
        twin={useTwin()}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('img', { name: saidWithin('Penerimaan per triwulan, juta rupiah') }),
    ).toBeVisible();
    const tops = [...canvasElement.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    await expect(tops[4]).toBe(Math.max(...tops));
    await expect(within(canvas.getByRole('img')).getByText(said('42,5'))).toBeVisible();
    const latest = canvas.getByRole('img').querySelector('g:last-of-type')?.getBoundingClientRect();
    await expect(latest?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Lihat sebagai tabel')));
    await expect(canvas.getByRole('rowheader', { name: 'Q1 2026' })).toBeVisible();
    await expect(canvas.getByText(said('Sembunyikan tabel'))).toBeVisible();
  },
};

export const Line: StoryObj = {
  render: function Line() {
    const say = useSay();
    return (
      <LineChart
        label={say('Survei tepat waktu, persen', 'Surveys in time, per cent')}
        points={useIncome()}
        twin={useTwin()}
      />
    );
  },
};

export const Area: StoryObj = {
  render: function Area() {
    const say = useSay();
    return (
      <LineChart
        area
        label={say('Pohon dalam masa adopsi', 'Trees in term')}
        points={useIncome()}
        twin={useTwin()}
      />
    );
  },
};

export const AreaInHighContrast: StoryObj = {
  ...Area,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => {
    const [area] = canvasElement.querySelectorAll('svg path');
    await expect(getComputedStyle(area as Element).fill).not.toBe(
      getComputedStyle(document.body).backgroundColor,
    );
  },
};

export const NothingYet: StoryObj = {
  render: function NothingYet() {
    const say = useSay();
    const points = income.map((point) => ({ ...point, value: 0, valueText: '0' }));
    return <BarChart label={say('Penerimaan, juta rupiah', 'Income, million rupiah')} points={points} />;
  },
};
