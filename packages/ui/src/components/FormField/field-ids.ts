import { useId } from 'react';

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds(id: string | undefined, hint: unknown, error: unknown) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error !== undefined && error !== '';
  const described = [hasError && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return { controlId, hintId, errorId, hasError, describedBy: described || undefined };
}
