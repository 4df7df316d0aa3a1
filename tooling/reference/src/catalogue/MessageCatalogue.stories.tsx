import { textUses } from 'virtual:text-uses';
import { LoadMore, SearchField, SegmentedControl, Stack, Table, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as styles from './catalogue.css.ts';
import { type Kind, kinds, matching } from './matching.ts';

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

const inWords = (count: number) => count.toLocaleString('en');

function Catalogue() {
  const [sought, setSought] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [shown, setShown] = useState(step);
  const found = matching(textUses, sought, kind);
  return (
    <Stack gap={5}>
      <SearchField
        label="Find a key, a word or a file"
        prompt="wishtree, Bayar, CheckoutFlow"
        value={sought}
        onValueChange={setSought}
        clearLabel="Clear"
      />
      <SegmentedControl label="Where they are read" segments={kinds} value={kind} onValueChange={setKind} />
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
                <span className={styles.files}>{files.join(', ')}</span>
              </Text>
            ),
          },
        ]}
      />
      <LoadMore
        label="Show more"
        status={`${inWords(Math.min(shown, found.length))} of ${inWords(found.length)} texts`}
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
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText(`25 of ${inWords(textUses.length)} texts`)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mails' }));
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent(/^emails:/);
  },
};
