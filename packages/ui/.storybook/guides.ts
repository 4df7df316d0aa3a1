import type { Guide } from '../src/stories/guide.ts';

const guides = import.meta.glob<Guide>('../src/components/*/*.guide.ts', { eager: true, import: 'guide' });

const folderOf = (file: string) => /components\/([^/]+)\//.exec(file)?.[1];

/** The guide that stands beside a file of stories. */
export function guideOf(storyFile: string): Guide | undefined {
  const folder = folderOf(storyFile);
  return Object.entries(guides).find(([file]) => folder !== undefined && folderOf(file) === folder)?.[1];
}
