import { useErrorText } from '@rimba/i18n/react';
import { Banner } from '@rimba/ui';
import { useEffect, useRef } from 'react';

interface FormFailureProps {
  error: unknown;
  /** It is said already, beside it. */
  isSaid?: boolean;
}

/** Why a form was not taken, for what belongs to no field. It stands before the button that was pressed, and comes into view. */
export function FormFailure({ error, isSaid = false }: FormFailureProps) {
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (error === undefined || error === null || isSaid) return null;
  return (
    <div ref={place}>
      <Banner tone="danger" urgent>
        {errorText(error)}
      </Banner>
    </div>
  );
}
