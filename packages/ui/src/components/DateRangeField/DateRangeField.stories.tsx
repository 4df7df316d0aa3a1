import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryLocaleContext, said, useSay } from '../../stories/say.ts';
import { Calendar, type DayRange } from './Calendar.tsx';
import { dayFormat } from './calendar-days.ts';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Choice/DateRangeField',
  component: DateRangeField,
  subcomponents: { Calendar },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Picked = { onRangeChange: (range: DayRange) => void };

interface FieldProps extends Picked {
  error?: string;
  from?: string;
}

function Field({ onRangeChange, error, from = '2026-09-01' }: FieldProps) {
  const say = useSay();
  const language = useContext(StoryLocaleContext);
  const [range, setRange] = useState<DayRange>({ from, to: '2026-09-22' });
  return (
    <DateRangeField
      label={say('Masa laporan', 'Period of the report')}
      hint={say('Sejak Maret 2024.', 'From March 2024 on.')}
      error={error}
      fromLabel={say('Dari', 'From')}
      toLabel={say('Sampai', 'Until')}
      calendarLabel={say('Buka kalender', 'Open the calendar')}
      previousLabel={say('Bulan sebelumnya', 'Previous month')}
      nextLabel={say('Bulan berikutnya', 'Next month')}
      language={language}
      today="2026-09-25"
      min="2024-03-12"
      max="2026-09-25"
      range={range}
      onRangeChange={(changed) => {
        setRange(changed);
        onRangeChange(changed);
      }}
    />
  );
}

/** As the calendar names a day in the toolbar's language. */
const named = (day: string, { locale }: { locale?: string }) =>
  dayFormat(locale ?? 'id', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(day);

export const BothDays: StoryObj<Picked> = {
  args: { onRangeChange: fn() },
  render: ({ onRangeChange }) => <Field onRangeChange={onRangeChange} />,
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    fireEvent.change(canvas.getByLabelText(said('Dari')), { target: { value: '2026-09-10' } });
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-09-10', to: '2026-09-22' });
    await userEvent.click(canvas.getByRole('button', { name: said('Buka kalender') }));
    const calendar = within(await screen.findByRole('dialog', { name: said('Buka kalender') }));
    await userEvent.click(calendar.getByRole('button', { name: named('2026-09-03', globals) }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-09-03', to: null });
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(calendar.getByRole('button', { name: named('2026-08-10', globals) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-08-10', to: '2026-09-03' });
    await expect(
      calendar.getByRole('table', {
        name: dayFormat(globals.locale, { month: 'long', year: 'numeric' })('2026-08-01'),
      }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooLong: StoryObj<Picked> = {
  parameters: { sheet: false },
  args: { onRangeChange: fn() },
  render: function TooLong({ onRangeChange }) {
    const say = useSay();
    return (
      <Field
        onRangeChange={onRangeChange}
        from="2024-03-12"
        error={say('Pilih masa paling lama satu tahun.', 'Choose a period of one year at most.')}
      />
    );
  },
};

export const Opened: StoryObj<Picked> = {
  parameters: { sheet: false, docs: { story: { inline: false, height: '31rem' } } },
  args: { onRangeChange: fn() },
  render: ({ onRangeChange }) => <Field onRangeChange={onRangeChange} />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('Buka kalender') }));
    // Days after today cannot be reached.
    await expect(await screen.findByRole('button', { name: named('2026-09-26', globals) })).toBeDisabled();
  },
};
