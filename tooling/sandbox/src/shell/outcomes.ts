/** How the shell's sheet may answer when the page asks to sign in with Google. */
export const loginOutcomes = {
  success: 'signs in as the account below',
  cancelled: 'the reader cancels',
  'in-progress': 'a sign-in is under way already',
  'no-play-services': 'Google Play services are missing',
  'no-user-info': 'Google tells nothing about the user',
  unknown: 'fails without a known reason',
  silent: 'never answers',
} as const;

/** How the shell may answer when the page asks to sign out of Google. */
export const logoutOutcomes = {
  success: 'signs out',
  'malformed-first': 'sends what is no message, then signs out',
  error: 'fails with a text',
  'error-without-text': 'fails without a text',
  silent: 'never answers',
} as const;

export type LoginOutcome = keyof typeof loginOutcomes;
export type LogoutOutcome = keyof typeof logoutOutcomes;
