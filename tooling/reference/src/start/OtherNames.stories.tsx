import { componentUses } from 'virtual:component-uses';
import { Heading, Link, Stack, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageOf } from './page-of.ts';

/**
 * What other systems call a component. The sidebar's search knows only names of pages and stories: the index
 * (`component-uses.ts`) puts this one below each component that has other names, under a name made of them.
 */
const meta = { tags: ['!autodocs', '!test'] } satisfies Meta;
export default meta;

export const OtherNames: StoryObj = {
  render: (_args, { title }) => {
    const component = componentUses.find((use) => use.title === title);
    if (!component) return <Text>No component has its page under {title}.</Text>;
    return (
      <Stack gap={3}>
        <Heading level={1}>{component.name}</Heading>
        <Text>Also called {component.elsewhere.join(', ')}.</Text>
        <Text>{component.use}</Text>
        <Text>
          <Link asChild>
            <a href={pageOf(title)} target="_top">
              Its page, with every state
            </a>
          </Link>
        </Text>
      </Stack>
    );
  },
};
