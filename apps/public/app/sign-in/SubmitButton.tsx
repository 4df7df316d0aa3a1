import { useTranslation } from '@rimba/i18n/react';
import { useOnline } from '@rimba/shell';
import { Banner, Button } from '@rimba/ui';
import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Sends its form once the page has its script. Pressed earlier, the browser would send it to nobody. That there is no network is said before it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled' | 'asChild'>) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { t } = useTranslation('errors');
  const online = useOnline();
  return (
    <>
      {!online && <Banner urgent>{t('request.offline')}</Banner>}
      <Button {...props} type="submit" disabled={!ready} />
    </>
  );
}
