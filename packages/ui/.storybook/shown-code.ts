import type { StoryContext } from '@storybook/react-vite';
import { asWritten } from '../src/stories/written-source.ts';

const files = import.meta.glob<string>('../src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** What “Show code” shows: a story as a developer writes it, or its properties where it has nothing else. */
export async function shownCode(
  byProperties: string,
  { parameters, globals }: StoryContext,
): Promise<string> {
  const file = await files[String(parameters.fileName).replace(/^\.\//, '../')]?.();
  const story: unknown = parameters.docs?.source?.originalSource;
  if (file === undefined || typeof story !== 'string') return byProperties;
  return asWritten(story, file, globals.locale === 'id' ? 'id' : 'en') ?? byProperties;
}
