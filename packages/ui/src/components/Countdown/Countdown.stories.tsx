import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const meta = { title: 'Components/Adoption/Countdown', component: Countdown } satisfies Meta<
  typeof Countdown
>;
export default meta;
type Story = StoryObj<Pick<CountdownProps, 'deadline' | 'totalS'> & { onEnd: () => void }>;

const start = 1_763_600_000_000;
/** A clock that stands still, so that the picture does too. */
const still = () => start;

export const Running: Story = {
  args: { deadline: start + 767_000, totalS: 900, onEnd: fn() },
  render: function Running({ deadline, totalS, onEnd }) {
    const say = useSay();
    return (
      <Countdown
        deadline={deadline}
        totalS={totalS}
        now={still}
        label={say('Sisa waktu membayar', 'Time left to pay')}
        until={say('sampai 10.39 WIB', 'until 10:39 WIB')}
        announce={(minutes) => say(`Sisa ${minutes} menit`, `${minutes} minutes left`)}
        separator={say('.', ':') === '.' ? '.' : ':'}
        onEnd={onEnd}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer', { name: said('Sisa waktu membayar') })).toBeVisible();
    await expect(canvas.getByText(/^12[.:]47$/)).toBeVisible();
    await expect(canvas.getByText(said('Sisa 13 menit'))).toHaveAttribute('aria-live', 'polite');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const AlmostOver: Story = {
  ...Running,
  args: { deadline: start + 59_000, totalS: 900, onEnd: fn() },
  play: async () => {},
};

export const Over: Story = {
  ...Running,
  args: { deadline: start, totalS: 900, onEnd: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(/^0[.:]00$/)).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
