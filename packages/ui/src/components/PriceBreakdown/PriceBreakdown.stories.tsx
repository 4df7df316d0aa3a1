import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Card } from '../Card/Card.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const meta = {
  title: 'Components/Adoption/PriceBreakdown',
  component: PriceBreakdown,
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj;

export const WithDiscountAndFee: Story = {
  render: function WithDiscountAndFee() {
    const say = useSay();
    return (
      <Card>
        <PriceBreakdown
          lines={[
            {
              label: say('3 pohon × Rp 150.000', '3 trees × IDR 150,000'),
              amount: say('Rp 450.000', 'IDR 450,000'),
            },
            {
              label: say('Potongan musim tanam, 10%', 'Planting season discount, 10%'),
              amount: say('Rp 45.000', 'IDR 45,000'),
              kind: 'discount',
            },
            { label: say('Biaya QRIS, 0,7%', 'QRIS fee, 0.7%'), amount: say('Rp 2.835', 'IDR 2,835') },
          ]}
          total={{ label: 'Total', amount: say('Rp 407.835', 'IDR 407,835') }}
        />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`−${said('Rp 45.000')}`)).toBeVisible();
    await expect(canvas.getByText(said('Rp 407.835'))).toBeVisible();
  },
};
