/**
 * A browser of one's own: what one screen keeps in it, such as an address that was typed or an order that was begun, is not
 * found by the next, nor by those that stand beside it.
 */
export function separateStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: nothingKept() });
  }
}

function nothingKept(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
