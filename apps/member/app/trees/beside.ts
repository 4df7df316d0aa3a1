/** What an address ends in that names trees: those that go to the checkout together, or wait there for another. */
export const toBeside = (treeIds: readonly number[]): string =>
  treeIds.length > 0 ? `?trees=${treeIds.join(',')}` : '';
