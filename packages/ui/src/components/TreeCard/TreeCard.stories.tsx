import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { TreeCard, type TreeCardProps } from './TreeCard.tsx';

const meta = {
  title: 'Components/Forest/TreeCard',
  component: TreeCard,
  subcomponents: { BookmarkButton },
} satisfies Meta<typeof TreeCard>;
export default meta;
type Story = StoryObj<{ onToggle: () => void }>;

type Sample = Pick<TreeCardProps, 'name' | 'latinName' | 'heightM' | 'code' | 'status' | 'dead'> & {
  slug: string;
  thickCm: number;
  group: string;
  word: [string, string];
  note: [string, string];
};

const ready: [string, string] = ['Siap diadopsi', 'Ready to adopt'];
const samples: Sample[] = [
  {
    name: 'Ramin',
    latinName: 'Gonystylus bancanus',
    slug: 'gonystylus-bancanus',
    heightM: 6.8,
    thickCm: 14.2,
    group: 'Arut Selatan',
    code: 'KB-AS-2023-000081',
    status: 'ready_to_adopt',
    word: ready,
    note: ['disurvei 12 hari lalu', 'surveyed 12 days ago'],
  },
  {
    name: 'Ulin',
    latinName: 'Eusideroxylon zwageri',
    slug: 'eusideroxylon-zwageri',
    heightM: 4.2,
    thickCm: 4.9,
    group: 'Arut Utara',
    code: 'KB-AU-2021-000006',
    status: 'pending',
    word: ['Menunggu pembayaran', 'Awaiting payment'],
    note: ['dilepas 14.32 WIB', 'released 14:32 WIB'],
  },
  {
    name: 'Bangeris',
    latinName: 'Koompassia excelsa',
    slug: 'koompassia-excelsa',
    heightM: 9.4,
    thickCm: 11.8,
    group: 'Arut Utara',
    code: 'KB-AU-2022-000019',
    status: 'adopted',
    word: ['Sudah diadopsi', 'Adopted'],
    note: ['oleh Sahabat Pohon', 'by Sahabat Pohon'],
  },
  {
    name: 'Tengkawang tungkul',
    latinName: 'Shorea stenoptera',
    slug: 'shorea-stenoptera',
    heightM: 3.1,
    thickCm: 3.7,
    group: 'Arut Utara',
    code: 'KB-AU-2024-000301',
    status: 'active',
    word: ['Tercatat', 'Recorded'],
    note: ['disurvei 20 hari lalu', 'surveyed 20 days ago'],
  },
  {
    name: 'Pilau',
    latinName: 'Agathis borneensis',
    slug: 'agathis-borneensis',
    heightM: 1.2,
    thickCm: 1.1,
    group: 'Arut Selatan',
    code: 'KB-AS-2023-000066',
    status: 'inactive',
    word: ['Tidak aktif', 'Inactive'],
    note: ['diganti KB-AS-2025-000009', 'replaced by KB-AS-2025-000009'],
  },
];

function Card({ sample, onToggle }: { sample: Sample; onToggle: () => void }) {
  const say = useSay();
  const [saved, setSaved] = useState(false);
  const { slug, word, note, thickCm, group, ...tree } = sample;
  const height = figures(sample.heightM);
  const thick = figures(thickCm);
  return (
    <TreeCard
      {...tree}
      facts={[say(`${height.id} m`, `${height.en} m`), say(`Ø ${thick.id} cm`, `Ø ${thick.en} cm`), group]}
      drawing={plate(`${slug}-leaf`)}
      statusWord={say(...word)}
      note={say(...note)}
      headingLevel={2}
      link={(link) => <a href={`#${sample.code}`} {...link} />}
      bookmark={{
        saved,
        label: say(`Simpan ${sample.name} ${sample.code}`, `Save ${sample.name} ${sample.code}`),
        onToggle: () => {
          setSaved(!saved);
          onToggle();
        },
      }}
    />
  );
}

export const Sheets: Story = {
  parameters: { sheet: 'wide' },
  args: { onToggle: fn() },
  render: ({ onToggle }) => (
    <Grid tablet={2} desktop={3} wide={4}>
      {samples.map((sample) => (
        <Card key={sample.code} sample={sample} onToggle={onToggle} />
      ))}
    </Grid>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Ramin' });
    await expect(link).toHaveAttribute('href', '#KB-AS-2023-000081');
    const save = canvas.getByRole('button', { name: said('Simpan Ramin KB-AS-2023-000081') });
    await userEvent.click(save);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const card = link.closest('article');
    await expect(card?.querySelectorAll('a, button')).toHaveLength(2);
    await expect(save.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Somebody's until its term ends, and no longer alive: a line, as one that is inactive. */
export const Dead: Story = {
  args: { onToggle: fn() },
  render: ({ onToggle }) => (
    <Grid tablet={2}>
      {samples.slice(2, 3).map((sample) => (
        <Card
          key={sample.code}
          sample={{ ...sample, dead: true, note: ['mati, tercatat 2 Nov 2026', 'died, recorded 2 Nov 2026'] }}
          onToggle={onToggle}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent(said('Sudah diadopsi'));
    await expect(getComputedStyle(card).borderTopStyle).toBe('dashed');
  },
};
