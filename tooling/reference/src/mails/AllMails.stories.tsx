import { Heading, Link, Stack, Table, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageOf } from '../start/page-of.ts';
import { mailPages, storyOf } from './mail-pages.ts';

/** Every mail that the product sends. */
const meta = { title: 'Mails/All mails', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const AllMails: StoryObj = {
  render: (_args, { globals }) => (
    <Stack gap={5}>
      <Heading level={1}>Mails</Heading>
      <Text>
        Each is shown as the service makes it, from the samples that its tests read. A mail has a light and a
        dark form and follows the theme that is chosen above; the window makes it as narrow as on a phone.
      </Text>
      <Table
        caption="Mails"
        rows={Object.values(mailPages)}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            head: 'Mail',
            cell: (page) => (
              <Link asChild>
                <a href={pageOf(storyOf(page), globals)} target="_top">
                  {page.name}
                </a>
              </Link>
            ),
          },
          { key: 'of', head: 'About', cell: ({ of }) => <Text variant="small">{of}</Text> },
          { key: 'when', head: 'When', cell: ({ when }) => <Text variant="small">{when}</Text> },
        ]}
      />
    </Stack>
  ),
};
