import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Components/Fields/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={5}>
        <TextArea
          label={say('Pesan', 'Message')}
          hint={say('Paling banyak 2.000 huruf.', '2,000 characters at most.')}
          maxLength={2000}
        />
        <TextArea
          label={say('Pesan untuk penerima', 'Message to the receiver')}
          error={say('Pesan ini terlalu panjang.', 'This message is too long.')}
          rows={3}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole('textbox', { name: said('Pesan') });
    await userEvent.type(message, 'Selamat pagi');
    await expect(message).toHaveValue('Selamat pagi');
    await expect(
      within(canvasElement).getByRole('textbox', { name: said('Pesan untuk penerima') }),
    ).toBeInvalid();
  },
};
