import type { ApiClient } from '@rimba/api-client';
import { createContext, use } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

/** The service, as the app around the checkout calls it. */
export const CheckoutApi = ApiContext.Provider;

export function useCheckoutApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('The checkout stands outside of CheckoutApi');
  return api;
}
