import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { ContourField } from '../ContourField/ContourField.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { StatCounters } from './StatCounters.tsx';

const meta = { title: 'Components/Forest/StatCounters', component: StatCounters } satisfies Meta<
  typeof StatCounters
>;
export default meta;

export const ImpactBand: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function ImpactBand() {
    const say = useSay();
    const counter = (value: [string, string], id: string, en: string, definition: [string, string]) => ({
      value: say(...value),
      what: say(id, en),
      definition: say(...definition),
    });
    return (
      <PageSection
        tone="forest"
        heading={say('Yang sudah terjadi', 'What has happened')}
        note={say('Dihitung ulang tiap malam.', 'Counted anew each night.')}
        backdrop={<ContourField of={motif('contours')} seed="impact" tone="forest" />}
      >
        <StatCounters
          tone="forest"
          meaning={say('Apa artinya?', 'What do these mean?')}
          counters={[
            counter(['3.418', '3,418'], 'pohon dalam masa adopsi', 'trees in term', [
              'Adopsi yang masanya belum berakhir.',
              'Adoptions whose term has not ended.',
            ]),
            counter(
              ['14.260\u00a0ha', '14,260\u00a0ha'],
              'hutan dalam wilayah kelola lima kelompok',
              'forest kept by five groups',
              ['Luas dalam surat keputusan.', 'Area in the decree.'],
            ),
            counter(['412', '412'], 'keluarga penjaga', 'keeper families', [
              'Anggota terdaftar.',
              'Registered members.',
            ]),
            counter(['512,7', '512.7'], 'juta rupiah tersalur', 'million rupiah passed on', [
              'Transaksi yang lunas.',
              'Settled transactions.',
            ]),
          ]}
        />
      </PageSection>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(said('Adopsi yang masanya belum berakhir.'))).not.toBeVisible();
    await userEvent.click(canvas.getByText(said('Apa artinya?')));
    await expect(canvas.getByText(said('Adopsi yang masanya belum berakhir.'))).toBeVisible();
  },
};
