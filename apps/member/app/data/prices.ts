import { unwrap } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '@rimba/i18n/react';
import { api } from './api.ts';

const priceConfigQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['price-config', lang],
    queryFn: ({ signal }) => unwrap(api().GET('/api/v1/price-config', { signal, params: { query: { lang } } })),
    staleTime: 60_000,
  });

const fetchDelayMs = 500;

/** What one tree costs, in whole rupiah. Asked for half a second after the page is entered, out of its way. */
export function useMainPrice(): number | undefined {
  const language = useLanguage();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), fetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...priceConfigQuery(language), enabled: settled }).data?.mainPrice;
}
