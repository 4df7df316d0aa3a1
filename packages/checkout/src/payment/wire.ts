import type { Schema } from '@rimba/api-client';

export type PaymentMethod = Schema<'PaymentMethod'>;
export type PaymentMethodGroup = Schema<'PaymentMethodGroup'>;
export type Breakdown = Schema<'PriceBreakdown'>;
