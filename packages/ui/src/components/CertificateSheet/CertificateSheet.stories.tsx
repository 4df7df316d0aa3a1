import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { motif, plate } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { beside } from '../../stories/stand.css.ts';
import { CertificateSheet, type CertificateTree } from './CertificateSheet.tsx';

const meta = {
  title: 'Components/Adoption/CertificateSheet',
  component: CertificateSheet,
} satisfies Meta<typeof CertificateSheet>;
export default meta;
type Story = StoryObj<{
  trees: CertificateTree[];
  secondGroup?: boolean;
  holder?: string;
  /** Whether somebody gives it away. */
  given?: boolean;
}>;

const three: CertificateTree[] = [
  {
    name: 'Belangeran',
    latinName: 'Shorea balangeran',
    code: 'KB-KM-2024-000217',
    drawing: plate('shorea-balangeran-leaf'),
  },
  {
    name: 'Ramin',
    latinName: 'Gonystylus bancanus',
    code: 'KB-AS-2023-000081',
    drawing: plate('gonystylus-bancanus-leaf'),
  },
  {
    name: 'Bakau minyak',
    latinName: 'Rhizophora apiculata',
    code: 'KB-KM-2023-000412',
    drawing: plate('rhizophora-apiculata-leaf'),
  },
];

const inWords: Record<number, readonly [id: string, en: string]> = {
  1: ['sebatang pohon', 'one tree'],
  2: ['dua pohon', 'two trees'],
  3: ['tiga pohon', 'three trees'],
  12: ['dua belas pohon', 'twelve trees'],
};

export const Gift: Story = {
  args: { trees: three },
  render: function Gift({ trees, secondGroup = false, holder = 'Ratna Puspita', given = true }) {
    const say = useSay();
    const [id, en] = inWords[trees.length] ?? [];
    const groups = ['LPHD Gambut Jaya Contoh', ...(secondGroup ? ['KTH Kerangas Bersama Contoh'] : [])];
    return (
      <CertificateSheet
        product="Rimba"
        title={say('Sertifikat adopsi pohon', 'Certificate of tree adoption')}
        givenTo={say('Diberikan kepada', 'Given to')}
        holder={holder}
        statement={say(
          `yang mengadopsi ${id} di Kotawaringin Barat, dijaga ${groups.join(' dan ')} dari 3\u00a0Maret\u00a02026 sampai 2\u00a0Maret\u00a02027.`,
          `whose name rests on ${en} in Kotawaringin Barat, kept by ${groups.join(' and ')} from 3\u00a0March\u00a02026 to 2\u00a0March\u00a02027.`,
        )}
        trees={trees}
        {...(given && {
          message: {
            text: say(
              '“Untuk Ibu, yang dulu mengajari kami nama-nama pohon.”',
              '“For Mother, who taught us the names of trees.”',
            ),
            from: say('Ayu dan Dimas', 'Ayu and Dimas'),
          },
        })}
        number="RB-2026-7Q4K-M82X"
        issued={say('Terbit 3 Maret 2026', 'Issued 3 March 2026')}
        signers={[
          {
            name: 'Hj. Norhayati',
            role: say('Ketua LPHD Gambut Jaya Contoh', 'Chair, LPHD Gambut Jaya Contoh'),
          },
          ...(secondGroup
            ? [
                {
                  name: 'Jumri Contoh',
                  role: say('Ketua KTH Kerangas Bersama Contoh', 'Chair, KTH Kerangas Bersama Contoh'),
                },
              ]
            : []),
        ]}
        sealText="KOTAWARINGIN BARAT · KALIMANTAN TENGAH · RB-2026-7Q4K-M82X"
        verification={{
          url: 'https://rimba.example/id/certificates/RB-2026-7Q4K-M82X',
          label: say('Kode untuk memeriksa sertifikat ini', 'Code to check this certificate'),
        }}
        contours={motif('contours')}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article', { name: said('Sertifikat adopsi pohon') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.trees.length);
    await expect(canvas.getByText('RB-2026-7Q4K-M82X')).toBeVisible();
  },
};

/** Adopted for oneself: there is no message. */
export const OneTree: Story = {
  ...Gift,
  parameters: { sheet: false },
  args: { trees: three.slice(0, 1), given: false },
};

export const OneDied: Story = {
  ...Gift,
  parameters: { sheet: false },
  args: { trees: three.map((tree, i) => ({ ...tree, dead: i === 1 })) },
};

/** Each group's head signs for it. */
export const TwoGroups: Story = {
  ...Gift,
  parameters: { sheet: false },
  args: {
    trees: three.slice(0, 2),
    secondGroup: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Hj. Norhayati')).toBeVisible();
    await expect(canvas.getByText('Jumri Contoh')).toBeVisible();
  },
};

/** A company's name of many words has two lines on a phone. */
export const Company: Story = {
  ...Gift,
  globals: { viewport: { value: 'phone' } },
  parameters: { sheet: false, docs: { story: { inline: false, height: '50rem' } } },
  args: { trees: three.slice(0, 1), holder: 'PT Contoh Sejahtera Nusantara Abadi', given: false },
  play: async ({ canvas }) => {
    const name = new Range();
    name.selectNodeContents(canvas.getByText('PT Contoh Sejahtera Nusantara Abadi'));
    // A box for each line.
    await expect(name.getClientRects()).toHaveLength(2);
  },
};

/** Between a menu and a column of its own: as narrow in a window of 1280 px as the member's page leaves it. */
export const BesideOthers: Story = {
  ...Gift,
  parameters: { sheet: false },
  args: { trees: three.slice(0, 2), holder: 'Maharani Kusumadewi' },
  decorators: [
    (Story) => (
      <div className={beside}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Maharani Kusumadewi').firstChild;
    if (!(name instanceof Text)) throw new Error('The name is not there.');
    for (const [start, end] of [
      [0, 8],
      [9, 19],
    ] as const) {
      const word = new Range();
      word.setStart(name, start);
      word.setEnd(name, end);
      // One box: the word is not broken.
      await expect(word.getClientRects()).toHaveLength(1);
    }
  },
};

export const ManyTrees: Story = {
  parameters: { sheet: false },
  ...Gift,
  args: {
    trees: Array.from({ length: 12 }, (_, i) => {
      const tree = three[i % 3] ?? three[0];
      return { ...(tree as CertificateTree), code: `KB-KM-2024-${String(i + 1).padStart(6, '0')}` };
    }),
  },
};
