import { stripLanguage } from '@rimba/i18n';
import { addressOf, matchPath, type PathName, type PathParams, patterns } from '@rimba/paths';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

type App = 'public' | 'member';

const AppContext = createContext<App>('public');

/** Says which app renders, so that links know which pages are a page load away. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app that renders. */
export const useApp = (): App => use(AppContext);

/** Pages whose address needs no value. */
export type PlainPage = {
  [Name in PathName]: keyof PathParams<Name> extends never ? Name : never;
}[PathName];

/** Whether an address can be written without values. */
export const isPlainPage = (page: PathName): page is PlainPage => !patterns[page].includes('{');

/** A page by its name, with the values that its address needs. */
export type PageTarget = {
  /** Appended as it is: `?trees=12` or `#surveys`. */
  suffix?: string | undefined;
} & (
  | { page: PlainPage; params?: undefined }
  | { [Name in Exclude<PathName, PlainPage>]: { page: Name; params: PathParams<Name> } }[Exclude<
      PathName,
      PlainPage
    >]
);

/** Writes addresses in the language that the present address names, if it names one. */
export function usePageAddress(): (target: PageTarget) => string {
  const { language } = stripLanguage(useLocation().pathname);
  return ({ page, params, suffix = '' }) => addressOf(page, params ?? {}, language) + suffix;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target'>;

/** A link by a page's name. Pages of the app that renders open in place, others by a page load. */
export function PageLink({ to, ...anchor }: AnchorProps & { to: PageTarget }) {
  const address = usePageAddress();
  return <AddressLink {...anchor} to={address(to)} />;
}

/** The same for an address that is only known at run time, such as a notification's. */
export function AddressLink({ to, ...anchor }: AnchorProps & { to: string }) {
  const app = useApp();
  const match = matchPath(to.split(/[?#]/, 1)[0] ?? to);
  const owner = match?.kind === 'page' ? match.page.owner : undefined;
  const inPlace = app === 'member' && (owner === 'member' || owner === 'both');
  return inPlace ? <InPlaceLink {...anchor} to={to} /> : <a {...anchor} href={to} />;
}

/** React Router's own link without what fetches ahead for its routes, which this app goes to by itself. */
function InPlaceLink({ to, onClick, ...anchor }: AnchorProps & { to: string }) {
  const go = useLinkClickHandler(to);
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
