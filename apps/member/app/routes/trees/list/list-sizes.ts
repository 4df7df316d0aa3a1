/** The measures that narrow the list: height in m, diameter in cm, CO₂ in kg. */
export const sizes = ['height', 'diameter', 'carbonAbsorption'] as const;
export type Size = (typeof sizes)[number];

/** Both ends belong to it; an end that is not there is open. */
export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}
export type SizeRanges = Readonly<Record<Size, Range>>;

const open: Range = { from: undefined, to: undefined };
export const anySize: SizeRanges = { height: open, diameter: open, carbonAbsorption: open };

/** A measure as people type it, with a comma or a point; anything else is none. */
export function readSize(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** `2.5-10`, `2.5-` and `-10`. */
export function readRange(text: string | null): Range {
  const [from = '', to = '', ...more] = (text ?? '').split('-');
  return more.length > 0 ? open : { from: readSize(from), to: readSize(to) };
}

export const isOpen = ({ from, to }: Range): boolean => from === undefined && to === undefined;

export const writeRange = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`;

/** The filters of the service for it. */
export const sizeFilters = (all: SizeRanges) =>
  Object.fromEntries(
    sizes.flatMap((size) => {
      const { from, to } = all[size];
      if (isOpen(all[size])) return [];
      return [[size, { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) }]];
    }),
  );
