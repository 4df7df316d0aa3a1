/**
 * A tab of one's own: what one screen keeps in it, such as an address that was typed, is not found by the next, nor by those
 * that stand beside it.
 */
export function openTab(): void {
  const kept = new Map<string, string>();
  const tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: tab });
}
