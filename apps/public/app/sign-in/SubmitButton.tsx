import { Button } from '@rimba/ui';
import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Sends its form once the page has its script. Pressed earlier, the browser would send it to nobody. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled' | 'asChild'>) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...props} type="submit" disabled={!ready} />;
}
