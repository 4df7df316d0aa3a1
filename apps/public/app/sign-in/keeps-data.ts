let answer: boolean | undefined;

/** Asked of the browser once a page, by trying. */
export function keepsData(): boolean {
  answer ??= tryToKeep();
  return answer;
}

function tryToKeep(): boolean {
  const key = 'rimba_storage_trial';
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
