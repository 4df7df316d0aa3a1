import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { FreshnessChip } from './FreshnessChip.tsx';

const meta = { title: 'Components/Forest/FreshnessChip', component: FreshnessChip } satisfies Meta<
  typeof FreshnessChip
>;
export default meta;

/** In time, at the end of the promised interval, and past it: a sign of its own each, not a colour alone. */
export const InTimeDueLate: StoryObj = {
  render: function InTimeDueLate() {
    const say = useSay();
    return (
      <Inline>
        <FreshnessChip freshness="inTime">{say('Segar, 59 hari', 'In time, 59 days')}</FreshnessChip>
        <FreshnessChip freshness="due">{say('Waktunya disurvei, 168 hari', 'Due, 168 days')}</FreshnessChip>
        <FreshnessChip freshness="late">{say('Survei terlambat, 201 hari', 'Late, 201 days')}</FreshnessChip>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(said('Survei terlambat, 201 hari'))).toBeVisible();
    const signs = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.innerHTML);
    await expect(new Set(signs).size).toBe(3);
  },
};
