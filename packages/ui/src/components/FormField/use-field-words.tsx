import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from './FieldMessage.tsx';
import { useAfterPress } from './use-after-press.ts';

/** What every field of a form says about itself. */
export type FieldWords = {
  /** What is asked for, above the control or beside it. */
  label: ReactNode;
  /** Behind the label in plain weight: "(optional)". */
  labelNote?: string | undefined;
  /** What helps to fill it in; stands below the control and is read with it. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown under the control and read with it. */
  error?: string | undefined;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** What ties a control to its words: the attributes that it carries, and the messages that stand below it. */
export function useFieldWords(
  id: string | undefined,
  { hint, error: given }: Pick<FieldWords, 'hint' | 'error'>,
) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const error = useAfterPress(given) || undefined;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
  const messages = (
    <>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
    </>
  );
  return { control, messages };
}
