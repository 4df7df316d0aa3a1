import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = { title: 'Components/Fields/ErrorSummary', component: ErrorSummary } satisfies Meta<
  typeof ErrorSummary
>;
export default meta;

export const AfterSending: StoryObj = {
  render: function AfterSending() {
    const say = useSay();
    const wrong = say('Masukkan alamat email yang benar.', 'Please enter a valid email address.');
    return (
      <Stack>
        <ErrorSummary
          title={say('Satu isian perlu diperbaiki', 'One field needs attention')}
          errors={[{ fieldId: 'summary-email', message: wrong }]}
        />
        <TextField id="summary-email" label="Email" type="email" error={wrong} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: said('Satu isian perlu diperbaiki') });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: said('Masukkan alamat email yang benar.') }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
