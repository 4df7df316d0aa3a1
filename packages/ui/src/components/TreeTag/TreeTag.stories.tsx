import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { column } from '../../stories/stand.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { NameTag, TreeCode, TreeTag } from './TreeTag.tsx';

const meta = {
  title: 'Components/Forest/TreeTag',
  component: TreeTag,
  subcomponents: { TreeCode, NameTag },
} satisfies Meta<typeof TreeTag>;
export default meta;

export const OnTheTrunk: StoryObj = {
  render: () => <TreeTag code="KB-KM-2024-000217" />,
  play: async ({ canvasElement }) => {
    const code = document.createRange();
    code.selectNodeContents(within(canvasElement).getByText('KB-KM-2024-000217'));
    await expect(code.getClientRects()).toHaveLength(1);
  },
};

/** In a narrow column the words break, the code does not. */
export const InRunningText: StoryObj = {
  render: function InRunningText() {
    const say = useSay();
    return (
      <div className={column}>
        <Text>
          {say('Pohon Anda bernomor', 'Your tree has the number')} <TreeCode>KB-KM-2024-000217</TreeCode>
          {say(', di tepi Sungai Arut.', ', on the bank of the Arut.')}
        </Text>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByText('KB-KM-2024-000217');
    await expect(code.getClientRects()).toHaveLength(1);
  },
};

/** Who stands on it, or the words of the empty line. A long name keeps to the label. */
export const WithAName: StoryObj = {
  render: function WithAName() {
    const say = useSay();
    const tag = { code: 'KB-AU-2024-000301', place: 'Tengkawang tungkul · Arut Utara' };
    return (
      <Stack gap={6}>
        <NameTag {...tag} name={say('nama Anda', 'your name')} />
        <NameTag {...tag} name="Raden Ayu Siti Nurhalizah Kusumaningrum Wiryodiningrat-Hadikusumo" />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/Wiryodiningrat/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
  },
};
