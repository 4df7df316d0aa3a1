import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = { title: 'Components/Feedback/Progress', component: Progress } satisfies Meta<typeof Progress>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={5}>
        <Progress
          label={say('Mengunggah foto', 'Uploading photos')}
          value={3}
          max={7}
          valueText={say('3 dari 7', '3 of 7')}
        />
        <Progress label={say('Selesai', 'Done')} value={1} />
        <Progress label={say('Menyiapkan berkas', 'Preparing the file')} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const upload = canvas.getByRole('progressbar', { name: said('Mengunggah foto') });
    await expect(upload).toHaveAttribute('value', '3');
    await expect(upload).toHaveAttribute('aria-valuetext', said('3 dari 7'));
    await expect(canvas.getByRole('progressbar', { name: said('Menyiapkan berkas') })).not.toHaveAttribute(
      'value',
    );
  },
};
