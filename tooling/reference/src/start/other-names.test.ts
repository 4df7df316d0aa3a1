import { expect, it } from 'vitest';
import { otherNamesIndexer } from '../../component-uses.ts';

const called = async (word: string) => {
  const entries = await otherNamesIndexer.createIndex('OtherNames.stories.tsx', {
    makeTitle: (title) => title ?? '',
  });
  return entries.filter(({ name }) => name?.includes(word)).map(({ title }) => title);
};

it('gives a component a story named by what others call it, below its page', async () => {
  expect(await called('modal')).toContain('Components/Overlays/Dialog');
  expect(await called('snackbar')).toEqual(['Components/Feedback/Toaster']);
  expect(await called('hamburger')).toEqual(['Components/Overlays/Menu']);
});

it.each([
  ['Figma', 'Start/Welcome'],
  ['changelog', 'Start/Welcome'],
  ['install', 'Start/Welcome'],
  ['getting started', 'Start/Welcome'],
  ['RTL', 'Start/Welcome'],
  ['font', 'Foundations/Type'],
  ['typography', 'Foundations/Type'],
  ['elevation', 'Foundations/Tokens'],
  ['radius', 'Foundations/Tokens'],
  ['z-index', 'Foundations/Tokens'],
  ['animation', 'Foundations/Motion'],
  ['accessibility', 'Foundations/Contrast'],
  ['dark', 'Components/Navigation/ThemeSwitch'],
  ['sidebar', 'Frame/Member'],
  ['warning', 'Components/Feedback/Banner'],
  ['undo', 'Components/Feedback/Toaster'],
  ['quote', 'Components/Text/Text'],
  ['date picker', 'Components/Choice/DateRangeField'],
  ['file upload', 'Components/Fields/FileField'],
])('%s leads to %s', async (word, title) => {
  expect(await called(word)).toContain(title);
});
