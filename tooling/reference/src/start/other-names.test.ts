import { expect, it } from 'vitest';
import { otherNamesIndexer } from '../../component-uses.ts';

it('gives a component a story named by what others call it, below its page', async () => {
  const entries = await otherNamesIndexer.createIndex('OtherNames.stories.tsx', {
    makeTitle: (title) => title ?? '',
  });
  const called = (word: string) =>
    entries.filter(({ name }) => name?.includes(word)).map(({ title }) => title);
  expect(called('modal')).toContain('Components/Overlays/Dialog');
  expect(called('snackbar')).toEqual(['Components/Feedback/Toaster']);
  expect(called('hamburger')).toEqual(['Components/Overlays/Menu']);
});
