import { useErrorText } from '@rimba/i18n/react';
import { Banner } from '@rimba/ui';

/** Why a form was not taken, for what belongs to no field. */
export function FormFailure({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (error === undefined || error === null) return null;
  return (
    <Banner tone="danger" urgent>
      {errorText(error)}
    </Banner>
  );
}
