import { anchorBlockIdFromId, DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { viewports } from './modes.ts';

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

/** What says of itself that it is for a phone stands in a window as wide as one, where it has a window of its own. */
export function PhoneWindows() {
  const ofPhones = useStories().filter(({ storyGlobals }) => storyGlobals.viewport?.value === 'phone');
  const windows = ofPhones.map(({ id }) => `#iframe--${id}`).join();
  return windows && <style>{`${windows} { max-inline-size: ${viewports.phone.styles.width} }`}</style>;
}

/** Everything on a page, the first too, under its head. */
export function StoriesOfPage() {
  return useStories().map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />);
}
