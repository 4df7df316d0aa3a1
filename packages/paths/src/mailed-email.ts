/**
 * Whose address a mail went to, as the end of a link in it: a fragment, which no server gets and no other site is told of.
 */
export const toMailedEmail = (email: string | undefined): string =>
  email === undefined ? '' : `#${new URLSearchParams({ email })}`;

/** The address in the fragment of a page's own address. */
export const mailedEmailIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('email') || undefined;
