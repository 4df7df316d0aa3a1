import { useTranslation } from '@rimba/i18n/react';
import { Banner } from '@rimba/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { keepsData } from './keeps-data.ts';

const never = () => () => {};

/** A session lives in the browser's storage: where that is refused, what leads into one says so and is not begun. */
export function NeedsStorage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const keeps = useSyncExternalStore(never, keepsData, () => true);
  return keeps ? children : <Banner tone="danger">{t('noStorage')}</Banner>;
}
