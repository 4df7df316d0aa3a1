import { componentUses } from 'virtual:component-uses';
import { Heading, Link, Stack, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { otherPages } from '../../other-pages.ts';
import { pageOf } from './page-of.ts';

/**
 * What other systems call a component, or what is on a page. The sidebar's search knows only names of pages and stories: the index
 * (`component-uses.ts`) puts this one below each page that has other names, under a name made of them.
 */
const meta = { tags: ['!autodocs', '!test'] } satisfies Meta;
export default meta;

export const OtherNames: StoryObj = {
  render: (_args, { title, globals }) => {
    const page = [...componentUses, ...otherPages].find((each) => each.title === title);
    if (!page) return <Text>Nothing has its page under {title}.</Text>;
    return (
      <Stack gap={3}>
        <Heading level={1}>{page.name}</Heading>
        <Text>Also called {page.elsewhere.join(', ')}.</Text>
        <Text>{page.use}</Text>
        <Text>
          <Link asChild>
            <a href={pageOf(page, globals)} target="_top">
              Its page
            </a>
          </Link>
        </Text>
      </Stack>
    );
  },
};
