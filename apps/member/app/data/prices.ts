import { priceConfigQuery } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import { useLanguage } from '@rimba/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

const fetchDelayMs = 500;

export const mainPriceQuery = (language: Language) => ({
  ...priceConfigQuery(api(), language),
  staleTime: 60_000,
});

/** What one tree costs, in whole rupiah. Asked for half a second after the page is entered, out of its way. */
export function useMainPrice(): number | undefined {
  const language = useLanguage();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), fetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...mainPriceQuery(language), enabled: settled }).data?.mainPrice;
}
