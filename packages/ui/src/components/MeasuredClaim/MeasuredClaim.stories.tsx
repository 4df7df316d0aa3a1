import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { MeasuredClaim } from './MeasuredClaim.tsx';

const meta = { title: 'Components/Forest/MeasuredClaim', component: MeasuredClaim } satisfies Meta<
  typeof MeasuredClaim
>;
export default meta;

const barIn = (canvas: HTMLElement) => within(canvas).getByRole('img').querySelectorAll('rect')[1];

export const Kept: StoryObj = {
  render: function Kept() {
    const say = useSay();
    return (
      <MeasuredClaim
        promised={0.85}
        measured={0.912}
        label={say('91,2% terukur, 85% dijanjikan', '91.2% measured, 85% promised')}
      >
        <strong>{say('91,2% terukur', '91.2% measured')}</strong>{' '}
        {say(
          'dari 1.225 pohon, survei s.d. 31 Okt 2026. Garis putus: janji 85%.',
          'of 1,225 trees, surveys up to 31 Oct 2026. Broken line: the promised 85%.',
        )}
      </MeasuredClaim>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: said('91,2% terukur, 85% dijanjikan') }),
    ).toBeVisible();
    await expect(barIn(canvasElement)).toHaveAttribute('width', '91.2');
  },
};

/** A miss is shown as far from the line as it is. */
export const Missed: StoryObj = {
  render: function Missed() {
    const say = useSay();
    return (
      <MeasuredClaim
        promised={0.9}
        measured={0.72}
        label={say('72% tepat waktu, 90% dijanjikan', '72% on time, 90% promised')}
      >
        <strong>{say('72% tepat waktu', '72% on time')}</strong>{' '}
        {say('dari 318 kunjungan sejak Januari 2026.', 'of 318 visits since January 2026.')}
      </MeasuredClaim>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(barIn(canvasElement)).toHaveAttribute('width', '72');
  },
};

/** Nothing was measured so far: the promise stands alone, and says so. */
export const NothingMeasured: StoryObj = {
  render: function NothingMeasured() {
    const say = useSay();
    return (
      <MeasuredClaim
        promised={0.85}
        label={say('Belum diukur, 85% dijanjikan', 'Not measured, 85% promised')}
      >
        {say('Survei pertama dijadwalkan Desember 2026.', 'The first survey is planned for December 2026.')}
      </MeasuredClaim>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(barIn(canvasElement)).toBeUndefined();
  },
};
