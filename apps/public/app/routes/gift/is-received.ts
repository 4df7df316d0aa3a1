import type { Schema } from '@rimba/api-client';

type Term = Pick<Schema<'ForestTerm'>, 'bond' | 'certificateNumber'>;

/** Whether a forest has what was given: a term that was received, of the gift's certificate. */
export const isReceived = (
  { certificateNumber }: Pick<Schema<'Gift'>, 'certificateNumber'>,
  { trees }: { readonly trees: readonly { readonly terms: readonly Term[] }[] },
): boolean =>
  trees.some(({ terms }) =>
    terms.some((term) => term.bond === 'received' && term.certificateNumber === certificateNumber),
  );
