/** In letters, as the service takes them. */
export const longestSubject = 100;
export const longestMessage = 2_000;
