import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';

const meta = { title: 'Components/Fields/DateField', component: DateField } satisfies Meta<typeof DateField>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={6}>
        <DateField
          label={say('Hari pengiriman', 'Day of delivery')}
          hint={say('Paling lambat setahun dari hari ini.', 'At most a year from today.')}
          min="2026-09-25"
          max="2027-09-25"
          defaultValue="2026-09-28"
        />
        <DateField
          label={say('Tanggal lahir', 'Date of birth')}
          error={say('Isi tanggalnya.', 'Fill in the date.')}
        />
        <DateField label={say('Tanggal terbit', 'Date of issue')} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByLabelText(said('Hari pengiriman'));
    fireEvent.change(day, { target: { value: '2026-10-01' } });
    await expect(day).toHaveValue('2026-10-01');
    await expect(canvas.getByLabelText(said('Tanggal lahir'))).toBeInvalid();
    await expect(canvas.getByLabelText(said('Tanggal terbit'))).toBeDisabled();
  },
};
