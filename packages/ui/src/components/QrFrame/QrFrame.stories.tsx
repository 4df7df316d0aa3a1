import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { QrCode, QrFrame } from './QrFrame.tsx';

const meta = {
  title: 'Components/Adoption/QrFrame',
  component: QrFrame,
  subcomponents: { QrCode },
} satisfies Meta<typeof QrFrame>;
export default meta;
type Story = StoryObj<{ onPicture: (picture: Blob) => void }>;

export const Qris: Story = {
  args: { onPicture: fn() },
  render: function Qris({ onPicture }) {
    const say = useSay();
    return (
      <QrFrame
        value="00020101021226610014COM.GO-JEK.WWW01189360091434506469550210G45064695503"
        label={say('Kode QRIS untuk Rp 407.835', 'QRIS code for IDR 407,835')}
        head={['QRIS', say('RIMBA (CONTOH)', 'RIMBA (SAMPLE)')]}
        foot={['RB-20261120-0417', say('contoh', 'sample')]}
        save={{ label: say('Simpan gambar', 'Save picture'), onPicture }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: said('Kode QRIS untuk Rp 407.835') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Simpan gambar') }));
    await expect(args.onPicture).toHaveBeenCalledOnce();
    await expect(args.onPicture).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' }));
  },
};
