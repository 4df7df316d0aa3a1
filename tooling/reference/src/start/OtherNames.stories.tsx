import { componentUses } from 'virtual:component-uses';
import { Link, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { otherPages } from '../../other-pages.ts';
import { pageOf } from './page-of.ts';

/**
 * What leads to a page by a word of others. The index and the module's further exports (`component-uses.ts`) make a story of
 * each word; Storybook's frame goes on to the page at once (`manager.ts`), and what stands here is for where there is no frame.
 */
const meta = { tags: ['!autodocs', '!test'] } satisfies Meta;
export default meta;

export const OtherName: StoryObj = {
  render: (_args, { title, name, globals }) => {
    const pages = [...componentUses, ...otherPages].filter((each) => each.title === title);
    const page = pages.find(({ elsewhere }) => elsewhere.includes(name)) ?? pages[0];
    if (!page) return <Text>Nothing has its page under {title}.</Text>;
    return (
      <Link asChild>
        <a href={pageOf(page, globals)} target="_top">
          {page.name}
        </a>
      </Link>
    );
  },
};
