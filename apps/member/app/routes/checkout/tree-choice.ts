/** The trees that an address names, each once: `?trees=12,40`. */
export function readTreeIds(params: URLSearchParams): number[] {
  const ids = (params.get('trees') ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

/** The address's query without some of them. */
export function withoutTrees(params: URLSearchParams, gone: readonly number[]): URLSearchParams {
  const left = readTreeIds(params).filter((id) => !gone.includes(id));
  const next = new URLSearchParams(params);
  if (left.length > 0) next.set('trees', left.join(','));
  else next.delete('trees');
  return next;
}
