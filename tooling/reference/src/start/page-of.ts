/** Storybook shows a story inside a frame: its own pages are reached from the window around it, a file above. */
export const inWindow = (path: string) => `./?path=/${path}`;

export const pageOf = (title: string) =>
  inWindow(`docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`);
