import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const OfACard: StoryObj = {
  render: function OfACard() {
    const say = useSay();
    return (
      <SkeletonGroup label={say('Memuat pohon', 'Loading trees')}>
        <Card>
          <Skeleton shape="block" />
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Card>
      </SkeletonGroup>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(said('Memuat pohon'));
  },
};

export const InHighContrast: StoryObj = {
  ...OfACard,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => {
    const [box] = canvasElement.querySelectorAll('[aria-hidden="true"]');
    const { borderTopColor, borderTopStyle } = getComputedStyle(box as Element);
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};
