/** What the toolbar has chosen: a page that is opened anew would else begin with the defaults. */
export interface Chosen {
  readonly locale?: string;
  readonly theme?: string;
}

/** Storybook shows a story inside a frame: its own pages are reached from the window around it, a file above. */
export const inWindow = (path: string, { locale, theme }: Chosen) =>
  `./?path=/${path}&globals=locale:${locale};theme:${theme}`;

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Where a page is: its documents, or the story that it begins with. */
export const pathOf = ({ title, story }: { title: string; story?: string }) =>
  story === undefined ? `docs/${slug(title)}--docs` : `story/${slug(title)}--${story}`;

export const pageOf = (page: { title: string; story?: string }, chosen: Chosen) =>
  inWindow(pathOf(page), chosen);
