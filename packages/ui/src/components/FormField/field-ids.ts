import { useId } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** The ids that tie a control to its label, hint and error, and the error as it is to be shown now. */
export function useFieldIds(id: string | undefined, hint: unknown, given: string | undefined) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const error = useAfterPress(given) || undefined;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return { controlId, hintId, errorId, error, describedBy: described || undefined };
}
