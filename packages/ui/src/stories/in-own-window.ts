/**
 * For what lies over a page: on that of its component it has a window of its own, where the play function opens it and
 * nothing else is covered.
 */
export const inOwnWindow = { docs: { story: { inline: false, height: '24rem' } } };
