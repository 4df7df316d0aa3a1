import { Price, type PriceProps } from '@rimba/ui';
import type { Costs } from './costs.ts';
import { usePriceWords } from './use-price-words.ts';

/** What one tree costs for a year, as the service works it out; the discount is named. */
export function OnePrice({ of, ...look }: { of: Costs } & Pick<PriceProps, 'size' | 'line'>) {
  const priceWords = usePriceWords();
  return <Price {...look} {...priceWords(of)} />;
}
