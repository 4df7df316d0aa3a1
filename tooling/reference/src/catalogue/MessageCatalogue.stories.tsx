import { textUses } from 'virtual:text-uses';
import { Heading, LoadMore, SearchField, Stack, Table, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { matching } from './matching.ts';

/**
 * Every text of the product: its key, both wordings, and the files that show it.
 *
 * How they are written: Indonesian first, and English beside it as if there were none; neither translates the other. The reader
 * is Anda, the product is kami (we). A neighbour who knows the forest: warm, plain, short; nothing official, nothing that sells,
 * no exclamation marks. Say what happened, whether money moved, and what to do now. A button names its action. English is
 * British in spelling; sentences end with a full stop, labels, buttons and toasts do not.
 */
const meta = { title: 'Reference/Message catalogue' } satisfies Meta;
export default meta;

const step = 25;

function Catalogue() {
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(step);
  const found = matching(textUses, sought);
  return (
    <Stack gap={5}>
      <Heading level={1}>Message catalogue</Heading>
      <SearchField
        label="Find a key, a word or a file"
        prompt="wishtree, Bayar, CheckoutFlow"
        value={sought}
        onValueChange={setSought}
        clearLabel="Clear"
      />
      <Table
        caption="Texts"
        rows={found.slice(0, shown)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'key', head: 'Key', cell: ({ key }) => <Text variant="small">{key}</Text> },
          { key: 'id', head: 'Bahasa Indonesia', cell: ({ id }) => <Text lang="id">{id}</Text> },
          { key: 'en', head: 'English', cell: ({ en }) => <Text lang="en">{en}</Text> },
          {
            key: 'files',
            head: 'Where',
            cell: ({ files }) => (
              <Text variant="small" tone="muted">
                {files.join(', ')}
              </Text>
            ),
          },
        ]}
      />
      <LoadMore
        label="Show more"
        status={`${Math.min(shown, found.length)} of ${found.length} texts`}
        onLoadMore={shown < found.length ? () => setShown(shown + step) : undefined}
      />
    </Stack>
  );
}

export const Everything: StoryObj = { render: () => <Catalogue /> };

export const Search: StoryObj = {
  ...Everything,
  // For the tests: whoever opens the catalogue wants to see all of it.
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [last] = textUses.slice(-1);
    if (!last) throw new Error('The product says nothing');
    await userEvent.type(canvas.getByRole('searchbox'), last.key);
    await expect(canvas.getByText(last.id)).toBeVisible();
    await expect(canvas.getByText(`1 of 1 texts`)).toBeVisible();
  },
};
