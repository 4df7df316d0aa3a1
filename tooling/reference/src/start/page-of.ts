/** What the toolbar has chosen: a page that is opened anew would else begin with the defaults. */
export interface Chosen {
  readonly locale?: string;
  readonly theme?: string;
}

/** Storybook shows a story inside a frame: its own pages are reached from the window around it, a file above. */
export const inWindow = (path: string, { locale, theme }: Chosen) =>
  `./?path=/${path}&globals=locale:${locale};theme:${theme}`;

/** The only page that is no page of documents: it takes the whole window. */
const welcome = 'Start/Welcome';

export const pageOf = (title: string, chosen: Chosen) =>
  inWindow(
    title === welcome
      ? 'story/start-welcome--welcome'
      : `docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
    chosen,
  );
