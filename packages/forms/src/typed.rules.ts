/** What looks like an address, to catch a slip while typing; the service decides, and a mail proves. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Characters as the service counts them: by code points, so that an emoji is one and is never cut. */
export const textLength = (text: string): number => Array.from(text).length;

export const shortestName = 3;
/** Alone and as first and last name together. */
export const longestName = 100;

const shortestPassword = 6;
const longestPassword = 100;

/** Why a new password cannot be taken; common ones are known to the service alone. */
export function passwordObstacle(password: string) {
  const length = textLength(password);
  if (length < shortestPassword) return 'auth.password_too_short' as const;
  return length > longestPassword ? ('auth.password_too_long' as const) : undefined;
}

/** The service looks for words of so many letters and more. */
export const shortestSearch = 3;
