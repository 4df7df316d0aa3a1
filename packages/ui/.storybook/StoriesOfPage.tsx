import { anchorBlockIdFromId, DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const useStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

/** The ways to what is on a page, where that is more than one thing. */
export function Contents() {
  const stories = useStories();
  if (stories.length < 2) return null;
  return (
    <nav aria-label="Contents">
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${anchorBlockIdFromId(id)}`} target="_self">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Everything on a page, the first too, under its head. */
export function StoriesOfPage() {
  return useStories().map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />);
}
