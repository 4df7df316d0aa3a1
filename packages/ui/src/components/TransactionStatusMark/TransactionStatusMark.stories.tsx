import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { TransactionStatusMark } from './TransactionStatusMark.tsx';

const meta = {
  title: 'Components/Adoption/TransactionStatusMark',
  component: TransactionStatusMark,
} satisfies Meta<typeof TransactionStatusMark>;
export default meta;

export const ToPayPaidCancelled: StoryObj = {
  render: function ToPayPaidCancelled() {
    const say = useSay();
    return (
      <Inline>
        <TransactionStatusMark status="pending_payment">
          {say('Menunggu pembayaran', 'Pending payment')}
        </TransactionStatusMark>
        <TransactionStatusMark status="paid">{say('Lunas', 'Paid')}</TransactionStatusMark>
        <TransactionStatusMark status="cancelled">{say('Dibatalkan', 'Cancelled')}</TransactionStatusMark>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(said('Dibatalkan'))).toBeVisible();
    const signs = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.innerHTML);
    await expect(new Set(signs).size).toBe(3);
  },
};
