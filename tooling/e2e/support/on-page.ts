import { matchPath, type PathName } from '@rimba/paths';

/**
 * Whether somebody came to a page, whatever the values in its address: `page.waitForURL(onPage('tree'))`. What follows
 * its path is nothing, or what the second one says.
 */
export const onPage =
  (name: PathName, rest = /^$/) =>
  ({ pathname, search, hash }: URL): boolean => {
    const match = matchPath(pathname);
    return match?.kind === 'page' && match.name === name && rest.test(search + hash);
  };
