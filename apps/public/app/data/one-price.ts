import type { ApiClient } from '@rimba/api-client';
import { priceConfigQuery } from '@rimba/api-client/react-query';
import { type Costs, costsOf } from '@rimba/checkout/offer';
import type { Language } from '@rimba/i18n';
import { ask, orNull } from './service.ts';

/** What one tree costs now; null where the service could not say. */
export async function askOnePrice(api: ApiClient, language: Language): Promise<Costs | null> {
  const prices = await orNull(ask(priceConfigQuery(api, language)));
  return prices && costsOf(prices, language);
}
