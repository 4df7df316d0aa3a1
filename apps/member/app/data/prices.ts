import { priceConfigQuery } from '@rimba/api-client/react-query';
import { type Costs, costsOf } from '@rimba/checkout/offer';
import type { Language } from '@rimba/i18n';
import { useLanguage } from '@rimba/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

const fetchDelayMs = 500;

export const priceQuery = (language: Language, service = api()) => ({
  ...priceConfigQuery(service, language),
  staleTime: 60_000,
});

/** What one tree costs. Asked for half a second after the page is entered, out of its way. */
export function useOnePrice(): Costs | undefined {
  const language = useLanguage();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), fetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const config = useQuery({ ...priceQuery(language), enabled: settled }).data;
  return config && costsOf(config, language);
}
