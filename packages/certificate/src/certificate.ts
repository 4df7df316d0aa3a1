import type { Schema } from '@rimba/api-client';

/** The public record of an adoption, as the service shows it to who has its number. */
export type Certificate = Schema<'Certificate'>;
