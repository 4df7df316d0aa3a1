import { useTranslation } from '@rimba/i18n/react';
import { LoadingOverlay } from '@rimba/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Has its words from the first byte. A kept page may have them in another language than is read now: the browser leaves
 * what was sent as it is, and puts its own in its place once it lives.
 */
export function FirstEntry() {
  const { t } = useTranslation('common');
  const words = () => t('loading.overlay');
  const text = useSyncExternalStore(never, words, () => (import.meta.env.SSR ? words() : ''));
  return <LoadingOverlay title="Rimba" text={text} />;
}
