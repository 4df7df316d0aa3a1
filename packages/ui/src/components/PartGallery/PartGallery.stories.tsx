import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { said, saidWithin, useSay } from '../../stories/say.ts';
import { type GalleryPart, PartGallery } from './PartGallery.tsx';

const meta = { title: 'Components/Forest/PartGallery', component: PartGallery } satisfies Meta<
  typeof PartGallery
>;
export default meta;

const files = [
  ['tree', 'shorea-balangeran-tree', 'Pohon', 'Tree', 4],
  ['leaf', 'shorea-balangeran-leaf', 'Daun', 'Leaf', 3],
  ['skin', 'shorea-balangeran-bark', 'Kulit', 'Bark', 2],
  ['fruit', 'shorea-balangeran-fruit', 'Buah', 'Fruit', 1],
  ['flower', 'shorea-balangeran-flower', 'Bunga', 'Flower', 0],
  ['sap', 'shorea-balangeran-sap', 'Getah', 'Sap', 1],
  ['other', 'habit-seedling-tree', 'Lain', 'Other', 2],
] as const;
const letters = 'abcdefg';

export const SevenParts: StoryObj<{ dead?: boolean }> = {
  render: function SevenParts({ dead = false }) {
    const say = useSay();
    const parts = files.map(([part, file, id, en, count], i): GalleryPart => {
      const name = say(id, en);
      return {
        part,
        name,
        thumb: plate(file),
        count: count === 0 ? '–' : String(count),
        picture: { kind: 'drawing', of: plate(file) },
        label: say(`Belangeran, ${id.toLowerCase()}`, `Belangeran, ${en.toLowerCase()}`),
        caption: say(
          `${letters[i]}. ${id.toLowerCase()}, gambar`,
          `${letters[i]}. ${en.toLowerCase()}, a drawing`,
        ),
        ...(count === 0 && { detail: say('belum ada foto', 'no photo yet') }),
      };
    });
    return (
      <PartGallery
        label={say('Bagian pohon', 'Parts of the tree')}
        parts={parts}
        dead={dead}
        defaultPart="leaf"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leaf = canvas.getByRole('tab', { selected: true });
    await expect(leaf).toHaveAccessibleName(saidWithin('Daun'));
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await userEvent.click(leaf);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: saidWithin('Kulit') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('img', { name: said('Belangeran, kulit') })).toBeVisible();
  },
};

export const OfDeadTree: StoryObj = { ...SevenParts, args: { dead: true } };
