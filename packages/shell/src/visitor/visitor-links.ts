import { linesOf } from '@rimba/paths';

/** The header's pages, in order. */
export const headerLinks = () => linesOf('header');

/** The same in the menu that they fold into, which has room for where else there is help. */
export const menuLinks = () => {
  const named = headerLinks();
  const more = linesOf('footer.help').filter(({ page }) => named.every((line) => line.page !== page));
  return [...named, ...more];
};

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
