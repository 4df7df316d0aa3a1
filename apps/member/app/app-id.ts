/** The element that everything of the app stands in. */
export const appId = 'app';
