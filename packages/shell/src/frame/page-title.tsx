import { useTranslation } from '@rimba/i18n/react';
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

const TitleContext = createContext<{
  title: string | undefined;
  setTitle: (title: string | undefined) => void;
}>({ title: undefined, setTitle: () => undefined });

/** Lets the frame around a page know what the page calls itself. */
export function TitleProvider({ initial, children }: { initial?: string | undefined; children: ReactNode }) {
  const [title, setTitle] = useState(initial);
  return <TitleContext value={{ title, setTitle }}>{children}</TitleContext>;
}

/** The present page's own name, once it has said it. */
export const useTitle = () => use(TitleContext).title;

/**
 * Names the page: in the browser's title, as the last breadcrumb and, on phones, in the top bar once the
 * page's heading has scrolled away. Rendered by every page, with its data's name where it has one.
 */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const { setTitle } = use(TitleContext);
  useLayoutEffect(() => {
    setTitle(children);
    return () => setTitle(undefined);
  }, [children, setTitle]);
  return <title>{t('app.pageTitle', { page: children })}</title>;
}
