/** Storybook shows a story inside a frame: its own pages are reached from the window around it, a file above. */
export const inWindow = (path: string) => `./?path=/${path}`;

/** The only page that is no page of documents: it takes the whole window. */
const welcome = 'Start/Welcome';

export const pageOf = (title: string) =>
  title === welcome
    ? inWindow('story/start-welcome--welcome')
    : inWindow(`docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`);
