import { useTranslation } from '@rimba/i18n/react';
import { Banner } from '@rimba/ui';
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A session lives in the browser's storage: where that is refused, what leads into one says so and is not begun. */
export function NeedsStorage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const keeps = useSyncExternalStore(never, keepsData, () => true);
  return keeps ? children : <Banner tone="danger">{t('noStorage')}</Banner>;
}

let answer: boolean | undefined;

/** Asked of the browser once a page, by trying. */
function keepsData(): boolean {
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
