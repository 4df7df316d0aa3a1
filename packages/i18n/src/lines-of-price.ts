interface Named<Name> {
  readonly name: Name;
  /** Whole rupiah, above zero. */
  readonly value: number;
}

interface PriceParts<Name, Discount extends Named<Name>> {
  readonly listOtherPrices: readonly Named<Name>[];
  readonly listOtherDiscounts: readonly Discount[];
  readonly paymentFee: Named<Name> | null;
}

type PriceLine<Name, Discount extends Named<Name>> =
  | { readonly kind: 'price' | 'fee'; readonly line: Named<Name> }
  | { readonly kind: 'discount'; readonly line: Discount };

/** What a price consists of beside the trees, in the order in which every screen, receipt and charge says it. */
export const linesOfPrice = <Name, Discount extends Named<Name>>({
  listOtherPrices,
  listOtherDiscounts,
  paymentFee,
}: PriceParts<Name, Discount>): PriceLine<Name, Discount>[] => [
  ...listOtherPrices.map((line) => ({ kind: 'price', line }) as const),
  ...listOtherDiscounts.map((line) => ({ kind: 'discount', line }) as const),
  ...(paymentFee ? [{ kind: 'fee', line: paymentFee } as const] : []),
];
