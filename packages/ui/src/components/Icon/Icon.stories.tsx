import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyName } from '../../stories/CopyName.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
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
  render: () => (
    <Inline>
      <Icon of={icons.BookmarkIcon} />
      <Icon of={icons.BookmarkIcon} filled label="Tersimpan" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
  },
};
