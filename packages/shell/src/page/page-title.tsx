import { useTranslation } from '@rimba/i18n/react';
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';

type Title = string | undefined;

const createTitle = (initial?: Title) => createStore<Title>(() => initial);

// Kept beside React: who shows the title is drawn anew with it, and nothing else in the frame.
const TitleContext = createContext(createTitle());

/** Lets the frame around a page know what the page calls itself. */
export function TitleProvider({ initial, children }: { initial?: Title; children: ReactNode }) {
  const [title] = useState(() => createTitle(initial));
  return <TitleContext value={title}>{children}</TitleContext>;
}

/** The present page's own name, once it has said it. */
export const useTitle = (): Title => useStore(use(TitleContext));

/**
 * Names the page: in the browser's title, as the last breadcrumb and, on phones, in the top bar once the
 * page's heading has scrolled away. Rendered by every page, with its data's name where it has one.
 */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const title = use(TitleContext);
  useLayoutEffect(() => {
    title.setState(children, true);
    return () => title.setState(undefined, true);
  }, [children, title]);
  return <title>{t('app.pageTitle', { page: children })}</title>;
}
