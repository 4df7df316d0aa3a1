import { stripLanguage } from '@rimba/i18n';
import { addressOf, matchPath, type PathName, type PathParams, type PlainPage } from '@rimba/paths';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router';

type App = 'public' | 'member';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target'>;

interface AppProviderProps {
  app: App;
  /** How an app goes to its own pages in place; without it, every link is a page load. */
  InPlaceLink?: ComponentType<AnchorProps & { to: string }>;
}

const AppContext = createContext<AppProviderProps>({ app: 'public' });

/** Says which app renders, so that links know which pages are a page load away. */
export function AppProvider({ app, InPlaceLink, children }: AppProviderProps & { children: ReactNode }) {
  const value = useMemo(() => ({ app, ...(InPlaceLink && { InPlaceLink }) }), [app, InPlaceLink]);
  return <AppContext value={value}>{children}</AppContext>;
}

/** The app that renders. */
export const useApp = (): App => use(AppContext).app;

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

/** A link by a page's name. Pages of the app that renders open in place, others by a page load. */
export function PageLink({ to, ...anchor }: AnchorProps & { to: PageTarget }) {
  const address = usePageAddress();
  return <AddressLink {...anchor} to={address(to)} />;
}

/** The same for an address that is only known at run time, such as a notification's. */
export function AddressLink({ to, ...anchor }: AnchorProps & { to: string }) {
  const { InPlaceLink } = use(AppContext);
  return InPlaceLink && isInPlace(to) ? <InPlaceLink {...anchor} to={to} /> : <a {...anchor} href={to} />;
}

function isInPlace(address: string): boolean {
  const match = matchPath(address.split(/[?#]/, 1)[0] ?? address);
  const owner = match?.kind === 'page' ? match.page.owner : undefined;
  return owner === 'member' || owner === 'both';
}
