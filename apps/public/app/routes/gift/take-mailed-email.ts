import { mailedEmailIn } from '@rimba/paths';

/** The address that the mail's link names, taken out of the page's own: whoever passes that on passes on no address. */
export function takeMailedEmail(): string | undefined {
  const { hash, pathname, search } = window.location;
  const email = mailedEmailIn(hash);
  if (email !== undefined) window.history.replaceState(window.history.state, '', pathname + search);
  return email;
}
