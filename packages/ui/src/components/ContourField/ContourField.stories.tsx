import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { useSay } from '../../stories/say.ts';
import { PageSection } from '../PageSection/PageSection.tsx';
import { ContourField } from './ContourField.tsx';

const meta = { title: 'Components/Forest/ContourField', component: ContourField } satisfies Meta<
  typeof ContourField
>;
export default meta;

export const BehindAHeading: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function BehindAHeading() {
    const say = useSay();
    return (
      <PageSection
        tone="forest"
        heading={say('Lima kelompok, satu bentang alam', 'Five groups, one landscape')}
        backdrop={<ContourField of={motif('contours')} seed="impact" tone="forest" />}
      >
        {null}
      </PageSection>
    );
  },
};

/** Two seeds, two pieces of the same hills. */
export const OnPaper: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function OnPaper() {
    const say = useSay();
    return (
      <>
        {['arut', 'kumai'].map((seed) => (
          <PageSection
            key={seed}
            heading={
              seed === 'arut' ? say('Hulu Arut', 'Upper Arut') : say('Muara Kumai', 'Mouth of the Kumai')
            }
            backdrop={<ContourField of={motif('contours')} seed={seed} />}
          >
            {null}
          </PageSection>
        ))}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const pieces = [...canvasElement.querySelectorAll('svg')].map((field) => field.getAttribute('viewBox'));
    await expect(new Set(pieces).size).toBe(2);
  },
};
