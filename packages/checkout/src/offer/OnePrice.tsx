import { Price, type PriceProps } from '@rimba/ui';
import type { Costs } from './costs.ts';
import { usePriceWords } from './use-price-words.ts';

/** What one tree costs for a year, as the service works it out; the discount is named. */
export function OnePrice({ of, size }: { of: Costs } & Pick<PriceProps, 'size'>) {
  const priceWords = usePriceWords();
  return <Price size={size ?? 'body'} {...priceWords(of)} />;
}
