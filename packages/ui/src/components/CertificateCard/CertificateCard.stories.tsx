import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { narrowestPhone } from '../../stories/stand.css.ts';
import { Grid } from '../Grid/Grid.tsx';
import { CertificateCard } from './CertificateCard.tsx';

const meta = { title: 'Components/Adoption/CertificateCard', component: CertificateCard } satisfies Meta<
  typeof CertificateCard
>;
export default meta;

/** The number is one line, the facts below it are not. */
export const OnTheNarrowestPhone: StoryObj = {
  parameters: { sheet: false },
  render: function OnTheNarrowestPhone() {
    const say = useSay();
    return (
      <div className={narrowestPhone}>
        <CertificateCard
          holder="Ayu Wulandari"
          number="RB-2026-WGMN-QMHG-DKWM"
          facts={[say('3 pohon', '3 trees'), say('berlaku sampai 2 Maret 2027', 'until 2 March 2027')]}
          link={(link) => <a href="#certificate" {...link} />}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('RB-2026-WGMN-QMHG-DKWM');
    await expect(number.getBoundingClientRect().height).toBeLessThan(24);
  },
};

export const InTermAndEnded: StoryObj = {
  render: function InTermAndEnded() {
    const say = useSay();
    return (
      <Grid tablet={2}>
        <CertificateCard
          holder="Ayu Wulandari"
          number="RB-7K2M-9QXZ-4"
          facts={[say('3 pohon', '3 trees'), say('berlaku sampai 2 Maret 2027', 'until 2 March 2027')]}
          link={(link) => <a href="#certificate" {...link} />}
        />
        <CertificateCard
          holder="Sahabat Pohon"
          number="RB-4C8T-1HWN-K"
          facts={[say('1 pohon', '1 tree'), say('masa adopsi berakhir', 'term ended')]}
          link={(link) => <a href="#ended" {...link} />}
        />
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ayu Wulandari' });
    await expect(link.closest('article')).toHaveTextContent('RB-7K2M-9QXZ-4');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
