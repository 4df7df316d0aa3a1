import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { StatusMark } from './StatusMark.tsx';
import { StatusShape } from './StatusShape.tsx';

const meta = {
  title: 'Components/Forest/StatusMark',
  component: StatusMark,
  subcomponents: { StatusShape },
} satisfies Meta<typeof StatusMark>;
export default meta;

/** A shape, a colour and a word each: the shapes are those of the map. */
export const Statuses: StoryObj = {
  render: function Statuses() {
    const say = useSay();
    return (
      <Inline>
        <StatusMark status="ready_to_adopt">{say('Siap diadopsi', 'Ready to adopt')}</StatusMark>
        <StatusMark status="pending">{say('Menunggu pembayaran', 'Awaiting payment')}</StatusMark>
        <StatusMark status="adopted">{say('Sudah diadopsi', 'Adopted')}</StatusMark>
        <StatusMark status="active">{say('Tercatat', 'Recorded')}</StatusMark>
        <StatusMark status="inactive">{say('Tidak aktif', 'Inactive')}</StatusMark>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(said('Siap diadopsi'))).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(shapes).size).toBe(5);
  },
};
