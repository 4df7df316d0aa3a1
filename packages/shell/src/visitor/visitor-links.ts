import { linesOf } from '@rimba/paths';

/** The header's pages, in order. */
export const headerLinks = linesOf('header');

/** What follows them in the menu that they fold into. */
export const moreLinks = linesOf('header.more');

/** The ways into an account, or to the pages of one. */
export const accountLinks = (signedIn: boolean) =>
  signedIn ? linesOf('account.member') : linesOf('account.visitor');

/** The footer's columns. */
export const footerColumns = (signedIn: boolean) =>
  [
    { heading: 'footer.explore', links: linesOf('footer.explore') },
    { heading: 'footer.help', links: [...linesOf('footer.help'), ...accountLinks(signedIn)] },
    { heading: 'footer.transparency', links: linesOf('footer.transparency') },
  ] as const;
