/** What the toolbars say, by the address of Storybook's own window: a story in a window on its page is told by nobody else. */
export function chosenGlobals(): Record<string, string> {
  // Storybook reads its own frame's address. Were they its beginnings as well, it would leave them out of the window's address.
  if (window.location.search.includes('globals=')) return {};
  const chosen = new URLSearchParams(window.top?.location.search).get('globals') ?? '';
  const pairs = chosen.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.filter(({ length }) => length === 2));
}
