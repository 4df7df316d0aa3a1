import { type PathName, pages } from '@rimba/paths';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { AdopterScreen, type AdopterScreenProps } from './AdopterScreen.tsx';
import { patternOf, type RouteModule } from './route.ts';
import { StateRow } from './StateRow.tsx';
import { VisitorScreen, type VisitorScreenProps } from './VisitorScreen.tsx';

type Modules = Readonly<Record<string, () => Promise<RouteModule>>>;

// Not by name: each app knows the types of its own routes.
const ofAdopters = import.meta.glob<RouteModule>('../../../../apps/member/app/routes/**/route.tsx');
const ofVisitors = import.meta.glob<RouteModule>(
  '../../../../apps/public/app/routes/**/{route,programme}.tsx',
);

// For looking at; the tests of the product press what is on them. What stands there only once a form was sent is sent by its story.
// Each file says by itself that it has no page of documents:
// Storybook reads tags where they are written, and screens beside each other share one service. None says a window: the
// toolbar's would be locked, and whoever looks chooses.

// Of each story: Storybook writes a page's description over parameters that the page has from elsewhere.
const parameters = {
  layout: 'fullscreen',
  a11y: { test: 'off' },
  // A module of a route cannot be written out as a prop.
  docs: { source: { type: 'code' } },
};

/** The module of a route, by its file below an app's routes; asked for when its story is. */
function loading(modules: Modules, file: string) {
  const find = Object.entries(modules).find(([path]) => path.endsWith(`/app/routes/${file}`))?.[1];
  if (!find) throw new Error(`There is no route ${file}`);
  return async () => ({ route: await find() });
}

const routeIn = (loaded: Record<string, unknown>) => loaded.route as RouteModule;

interface AnewProps {
  id: string;
  locale: unknown;
  children: ReactNode;
}

/** Begins a story anew in another language, with what it presses: what the service said stands there in the one before. */
function Anew({ id, locale, children }: AnewProps) {
  const [asked] = useState(locale);
  useEffect(() => {
    if (locale !== asked) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, locale, asked]);
  return children;
}

type Play = Pick<StoryObj, 'play'>;

/** Makes the states of a page of the adopters' app. */
export function adopterScreen(page: PathName, file: string) {
  const loaders = [loading(ofAdopters, file)];
  const at = (
    address: string,
    { play, ...state }: Pick<AdopterScreenProps, 'reader' | 'weather'> & Play,
  ): StoryObj => ({
    parameters,
    loaders,
    render: (_args, { id, loaded, globals }) => (
      <Anew id={id} locale={globals.locale}>
        <AdopterScreen page={page} route={routeIn(loaded)} at={address} {...state} />
      </Anew>
    ),
    ...(play && { play }),
  });
  return Object.assign(at, { page });
}

/** Makes the states of an open page. */
export function visitorScreen(page: PathName, file: string) {
  const loaders = [loading(ofVisitors, file)];
  const at = (
    address: string,
    { play, ...state }: Pick<VisitorScreenProps, 'reader' | 'weather'> & Play = {},
  ): StoryObj => ({
    parameters,
    loaders,
    render: (_args, { id, loaded, globals }) => (
      <Anew id={id} locale={globals.locale}>
        <VisitorScreen page={page} route={routeIn(loaded)} at={address} {...state} />
      </Anew>
    ),
    ...(play && { play }),
  });
  return Object.assign(at, { page });
}

/** All states of a page beside each other, on a phone and on a desk: first in the sidebar, as the way to each of them. */
export const rowOf = (
  { page }: { readonly page: PathName },
  states: () => Readonly<Record<string, StoryObj>>,
): StoryObj => ({
  parameters,
  globals: { viewport: { value: undefined } },
  render: (_args, { title, globals }) => (
    <StateRow
      // Anew: in another theme or language all windows would come at once.
      key={`${globals.theme} ${globals.locale}`}
      page={title.split('/').at(-1) ?? title}
      address={patternOf(pages[page].path)}
      states={Object.keys(states())
        .map(storyNameFromExport)
        .map((name) => ({ name, id: toId(title, name) }))}
      theme={String(globals.theme)}
      locale={String(globals.locale)}
    />
  ),
});
