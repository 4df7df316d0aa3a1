import { ApiError } from '@rimba/api-client';
import { useErrorText } from '@rimba/i18n/react';
import { useOnline } from '@rimba/shell';
import { Banner } from '@rimba/ui';

interface FormFailureProps {
  error: unknown;
  /** Its `SubmitButton` says that there is no network, for as long as there is none. */
  submits?: boolean;
}

/** Why a form was not taken, for what belongs to no field. */
export function FormFailure({ error, submits = false }: FormFailureProps) {
  const errorText = useErrorText();
  const online = useOnline();
  if (error === undefined || error === null) return null;
  if (submits && !online && error instanceof ApiError && error.code === 'request.offline') return null;
  return (
    <Banner tone="danger" urgent>
      {errorText(error)}
    </Banner>
  );
}
