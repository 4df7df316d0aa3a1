import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { useOnceOnline, useOnline } from '@rimba/shell';
import { Banner, Button } from '@rimba/ui';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { FormFailure } from './FormFailure.tsx';

const never = () => () => {};

const isOffline = (failure: unknown) => failure instanceof ApiError && failure.code === 'request.offline';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'disabled' | 'asChild'> {
  /** Why the form was not taken, for what belongs to no field. */
  failure: unknown;
}

/**
 * Sends its form once the page has its script. Pressed earlier, the browser would send it to nobody. Before it is said why
 * the form was not taken, or that there is no network.
 */
export function SubmitButton({ failure, ...button }: SubmitButtonProps) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { t } = useTranslation('errors');
  const online = useOnline();
  const [passed, setPassed] = useState<unknown>();
  useOnceOnline(() => setPassed(isOffline(failure) ? failure : undefined));
  return (
    <>
      {/* That there was no network is not said any more when there is one. */}
      <FormFailure error={failure} isSaid={isOffline(failure) && (!online || failure === passed)} />
      {!online && <Banner urgent>{t('request.offline')}</Banner>}
      <Button {...button} type="submit" disabled={!ready} />
    </>
  );
}
