import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { MailWarningIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = { title: 'Components/Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

export const Verification: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: function Verification() {
    const say = useSay();
    const [shown, setShown] = useState(true);
    if (!shown) return <p>{say('Kembali saat dimuat ulang.', 'Back after a reload.')}</p>;
    return (
      <Banner
        layout="page"
        icon={MailWarningIcon}
        action={<Link href="#verify">{say('Kirim tautan', 'Send the link')}</Link>}
        dismiss={{ label: say('Tutup', 'Close'), onDismiss: () => setShown(false) }}
      >
        {say(
          'Buktikan alamat email Anda sebelum membayar adopsi.',
          'Verify your email address before you pay for an adoption.',
        )}
      </Banner>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: said('Kirim tautan') })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const VerificationClosed: StoryObj = {
  ...Verification,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await Verification.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said('Tutup') }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** What each tone is for, in a sentence of its kind. */
export const Tones: StoryObj = {
  render: function Tones() {
    const say = useSay();
    const sentences = {
      warning: say('Bayar sebelum pukul 10.39 WIB.', 'Pay before 10:39 WIB.'),
      info: say('Survei berikutnya pada bulan Februari.', 'The next survey is in February.'),
      success: say('Alamat email Anda sudah terbukti.', 'Your email address is verified.'),
      danger: say('Pembayaran ditolak bank Anda.', 'Your bank refused the payment.'),
    };
    return (
      <Stack>
        {(['warning', 'info', 'success', 'danger'] as const).map((tone) => (
          <Banner key={tone} tone={tone} urgent={tone === 'danger'}>
            {sentences[tone]}
          </Banner>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
