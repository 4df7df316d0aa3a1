import { ApiError } from '@rimba/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts each field's own sentence on its field.
 * @returns what belongs to the form as a whole, or undefined when the fields say it all.
 */
export function placeFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const wrong = fields.flatMap((field) => {
    const message = error.fieldMessage(field);
    return message === undefined ? [] : [{ field, message }];
  });
  for (const { field, message } of wrong) setError(field, { message });
  const [first] = wrong;
  if (first) setError(first.field, { message: first.message }, { shouldFocus: true });
  return first ? undefined : error;
}
