import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Link } from '../Link/Link.tsx';
import { AdopterLedger, type LedgerEntry } from './AdopterLedger.tsx';

const meta = { title: 'Components/Forest/AdopterLedger', component: AdopterLedger } satisfies Meta<
  typeof AdopterLedger
>;
export default meta;

export const TopAdopters: StoryObj = {
  render: function TopAdopters() {
    const say = useSay();
    const diamond = { rank: 'diamond', word: say('Patron berlian', 'Diamond patron') } as const;
    const platinum = { rank: 'platinum', word: say('Patron platina', 'Platinum patron') } as const;
    const entries: LedgerEntry[] = [
      {
        id: 1,
        position: 1,
        name: 'Koperasi Bahari Contoh',
        rank: diamond,
        amount: say('214 pohon', '214 trees'),
      },
      { id: 2, position: 2, name: 'Sahabat Pohon', rank: diamond, amount: say('120 pohon', '120 trees') },
      {
        id: 3,
        position: 3,
        name: 'SMA Contoh, angkatan 2009',
        rank: platinum,
        amount: say('52 pohon', '52 trees'),
      },
      {
        id: 4,
        position: 4,
        name: 'R. A. W.',
        rank: { rank: 'gold', word: say('Patron emas', 'Gold patron') },
        amount: say('31 pohon', '31 trees'),
      },
      { id: 5, position: 5, name: 'Keluarga Hartono', amount: say('8 pohon', '8 trees') },
    ];
    return (
      <AdopterLedger
        label={say('Adopter dengan pohon terbanyak', 'Adopters with the most trees')}
        entries={entries}
        foot={<Link href="#all">{say('Lihat semua adopter', 'See all adopters')}</Link>}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: said('Adopter dengan pohon terbanyak') });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      `1Koperasi Bahari Contoh${said('Patron berlian')}${said('214 pohon')}`,
    );
  },
};
