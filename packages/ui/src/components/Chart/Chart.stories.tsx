import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { figures, said, saidWithin, useSay } from '../../stories/say.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Components/Media/Chart',
  component: BarChart,
  subcomponents: { LineChart },
} satisfies Meta<typeof BarChart>;
export default meta;

const income = [42.5, 61, 118.4, 96.2, 134.9];
const inTime = [71, 78, 84, 82, 91];
const inTerm = [184, 402, 655, 803, 1021];

const quarterOf = (place: number) => `Q${(place % 4) + 1} ${place < 4 ? 2025 : 2026}`;

function usePoints(values: readonly number[]) {
  const say = useSay();
  return values.map((value, place) => {
    const { id, en } = figures(value);
    return { label: quarterOf(place), value, valueText: say(id, en) };
  });
}

function useTwin(unit: string) {
  const say = useSay();
  return {
    summary: say('Lihat sebagai tabel', 'See as a table'),
    hide: say('Sembunyikan tabel', 'Hide the table'),
    columns: [say('Masa', 'Period'), unit],
  } as const;
}

/** What a chart tells in which unit stands above it: its label is for screen readers. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export const Bars: StoryObj = {
  render: function Bars() {
    const say = useSay();
    const label = say('Penerimaan per triwulan, juta rupiah', 'Income by quarter, million rupiah');
    return (
      <Titled title={label}>
        <BarChart
          label={label}
          points={usePoints(income)}
          twin={useTwin(say('Juta rupiah', 'Million rupiah'))}
        />
      </Titled>
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
    const label = say('Survei tepat waktu, persen', 'Surveys in time, per cent');
    return (
      <Titled title={label}>
        <LineChart label={label} points={usePoints(inTime)} twin={useTwin(say('Persen', 'Per cent'))} />
      </Titled>
    );
  },
};

export const Area: StoryObj = {
  render: function Area() {
    const say = useSay();
    const label = say('Jumlah pohon dalam masa adopsi', 'Number of trees in term');
    return (
      <Titled title={label}>
        <LineChart area label={label} points={usePoints(inTerm)} twin={useTwin(say('Pohon', 'Trees'))} />
      </Titled>
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
    const label = say('Penerimaan per triwulan, juta rupiah', 'Income by quarter, million rupiah');
    return (
      <Titled title={label}>
        <BarChart label={label} points={usePoints(income.map(() => 0))} />
      </Titled>
    );
  },
};
