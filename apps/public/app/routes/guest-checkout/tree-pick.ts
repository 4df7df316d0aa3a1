import { mostTrees } from '@rimba/api-client/react-query';
import { readIsGift } from '@rimba/checkout/tree-choice';
import { wholeNumber } from '@rimba/paths';
import { readTreeWish, type Wish } from './tree-wish.ts';

/** Trees put before a visitor, as far as their number allows. */
const offeredAtLeast = 3;

/** What the first step's form says. */
export interface AskedPick {
  readonly from: Omit<Wish, 'count'>;
  /** How many trees are wanted; undefined where the form says what cannot be. */
  readonly count: number | undefined;
  /** The same as it was typed. */
  readonly typed: string;
  /** The trees shown, in their order, and those of them that are ticked; none before the form was there. */
  readonly offered: readonly number[];
  readonly ticked: readonly number[];
  /** Whether the number was changed, since the last answer, rather than the ticks. */
  readonly isRecounted: boolean;
  /** Other trees are wanted: asked for, or from elsewhere than those shown. */
  readonly isAnew: boolean;
  /** They are for somebody else. */
  readonly isGift: boolean;
  /** On to the details. */
  readonly isDone: boolean;
  /** What the page said that some trees cost together, in whole rupiah. */
  readonly seen: { readonly treeIds: string; readonly total: number } | undefined;
}

export function readPick(params: URLSearchParams): AskedPick {
  const { count, ...from } = readTreeWish(params);
  const offered = ids((params.get('offer') ?? '').split(','));
  const was = params.get('was') ?? '';
  const before = [String(from.kelompokKomunitasId ?? ''), from.landType ?? ''].join('.');
  const [wasCount, wasFrom] = [was.slice(0, was.indexOf('.')), was.slice(was.indexOf('.') + 1)];
  return {
    from,
    count: params.has('count') ? count : 1,
    typed: params.get('count') ?? '',
    offered,
    ticked: ids(params.getAll('pick')).filter((id) => offered.includes(id)),
    isRecounted: params.get('count') !== wasCount,
    isAnew: offered.length === 0 || params.has('others') || (was !== '' && wasFrom !== before),
    isGift: readIsGift(params),
    isDone: params.has('next'),
    seen: readSeen(params.get('seen') ?? ''),
  };
}

function readSeen(text: string): AskedPick['seen'] {
  const [, treeIds = '', total] = /^([\d,]+)\.(\d{1,12})$/.exec(text) ?? [];
  return total === undefined ? undefined : { treeIds, total: Number(total) };
}

/** What the form's hidden field says of the price that stands beside it. */
export const writeSeen = (ticked: readonly number[], total: number): string => `${ticked.join(',')}.${total}`;

/** What the same trees cost by the page that the reader saw, where that is not what they cost now. */
export const priceBefore = (
  { seen }: Pick<AskedPick, 'seen'>,
  ticked: readonly number[],
  total: number | undefined,
): number | undefined =>
  seen && total !== undefined && seen.treeIds === ticked.join(',') && seen.total !== total
    ? seen.total
    : undefined;

/** What the form's hidden field says of the answer it stands in, so that the next tells what was changed. */
export const writeWas = (count: number, { kelompokKomunitasId, landType }: AskedPick['from']): string =>
  [count, kelompokKomunitasId ?? '', landType ?? ''].join('.');

/** How many trees to show. */
export const toOffer = (count: number): number => Math.min(mostTrees, Math.max(offeredAtLeast, count));

/** Which of the trees shown are ticked: a new number ticks more of them from the front, or unticks from the end. */
export function tick(
  offered: readonly number[],
  { ticked, count, isRecounted, isAnew }: AskedPick,
): readonly number[] {
  if (isAnew) return offered.slice(0, count ?? Math.max(1, ticked.length));
  if (!isRecounted || count === undefined) return ticked;
  const more = offered.filter((id) => !ticked.includes(id));
  const chosen = [...ticked.slice(0, count), ...more.slice(0, Math.max(0, count - ticked.length))];
  return offered.filter((id) => chosen.includes(id));
}

const ids = (texts: readonly string[]): number[] =>
  [...new Set(texts.flatMap((text) => wholeNumber(text) ?? []))].slice(0, mostTrees);
