import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyName } from '../../stories/CopyName.tsx';
import { said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = { title: 'Foundations/Icons', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj;

export const TheSet: Story = {
  render: () => (
    <Grid phone={1} tablet={3} desktop={4} as="ul">
      {Object.entries(icons).map(([name, source]) => (
        <Inline key={name} as="li">
          <Icon of={source} size="large" />
          <CopyName>{name}</CopyName>
        </Inline>
      ))}
    </Grid>
  ),
};

/** Beside words an icon says nothing; alone it needs a name. */
export const Meaning: Story = {
  render: function Meaning() {
    const say = useSay();
    return (
      <Stack gap={2}>
        <Inline>
          <Icon of={icons.BookmarkIcon} />
          <Text as="span">
            {say('Simpan: di samping kata, tanpa nama', 'Save: beside words, without a name')}
          </Text>
        </Inline>
        <Inline>
          <Icon of={icons.BookmarkIcon} filled label={say('Tersimpan', 'Saved')} />
          <Text as="span" tone="muted">
            label=“{say('Tersimpan', 'Saved')}”
          </Text>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const alone = within(canvasElement).getAllByRole('img');
    await expect(alone).toHaveLength(1);
    await expect(alone[0]).toHaveAccessibleName(said('Tersimpan'));
  },
};
