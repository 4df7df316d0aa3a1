import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { title: 'Components/Feedback/ErrorState', component: ErrorState } satisfies Meta<
  typeof ErrorState
>;
export default meta;

export const WithDetails: StoryObj = {
  render: function WithDetails() {
    const say = useSay();
    return (
      <ErrorState
        title={say('Daftar pohon tidak terbuka', 'The list of trees did not open')}
        description={say(
          'Pilihan Anda tetap tersimpan. Coba lagi sebentar lagi.',
          'Your choices are kept. Try again in a moment.',
        )}
        actions={<Button>{say('Coba lagi', 'Try again')}</Button>}
        details={{
          showLabel: say('Tampilkan rincian', 'Show details'),
          hideLabel: say('Sembunyikan rincian', 'Hide details'),
          text: 'internal.unexpected · 01JDB7Q4',
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('internal.unexpected · 01JDB7Q4')).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Tampilkan rincian')));
    await expect(canvas.getByText('internal.unexpected · 01JDB7Q4')).toBeVisible();
    await expect(canvas.getByText(said('Sembunyikan rincian'))).toBeVisible();
    await expect(canvas.getByText(said('Tampilkan rincian'))).not.toBeVisible();
  },
};
