import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stepper } from './Stepper.tsx';

const meta = { title: 'Components/Navigation/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;

export const Checkout: StoryObj = {
  render: function Checkout() {
    const say = useSay();
    return (
      <Stepper
        label={say('Langkah pembayaran', 'Checkout steps')}
        steps={[say('Pohon', 'Trees'), say('Data diri', 'Details'), say('Bayar', 'Pay')]}
        current={1}
        doneLabel={say('selesai', 'done')}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [trees, details] = within(canvasElement).getAllByRole('listitem');
    await expect(details).toHaveAttribute('aria-current', 'step');
    await expect(within(trees as HTMLElement).getByRole('img', { name: said('selesai') })).toBeVisible();
  },
};
