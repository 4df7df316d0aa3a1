import type { ApiClient, Schema } from '@rimba/api-client';
import { quoteQuery, type TreeWith, treesByIdQuery } from '@rimba/api-client/react-query';
import { ask, orNull } from '../../data/service.ts';
import { type AskedPick, priceBefore, tick, toOffer } from './tree-pick.ts';

export type OfferedTree = TreeWith<'group' | 'surveys'>;
type Unavailable = Schema<'Quote'>['unavailable'][number];
/** A tree that was ticked and cannot be had any more, with the one that stands in its place. */
export type Replaced = Unavailable & { similar: NonNullable<Unavailable['similar']> };
type Community = Readonly<Pick<Schema<'Community'>, 'id' | 'treeCounts'>>;

export interface OfferedTrees {
  readonly trees: readonly OfferedTree[];
  readonly ticked: readonly number[];
  readonly replaced: readonly Replaced[];
  /** Of the ticked ones, at the service's count; null where none is ticked or it could not say. */
  readonly price: Schema<'PriceBreakdown'> | null;
  /** Whole rupiah: what they cost when the page was shown, where the price is another by now. */
  readonly before: number | undefined;
}

/** The trees put before a visitor, and what the ticked ones cost; null where the service does not answer. */
export async function pickTrees(
  api: ApiClient,
  asked: AskedPick,
  communities: readonly Community[],
): Promise<OfferedTrees | null> {
  const kept = asked.isAnew ? undefined : await stillFree(api, asked);
  if (kept === null) return null;
  const shown = kept?.offered ?? [];
  const wanted = toOffer(asked.count ?? asked.ticked.length);
  const more = shown.length < wanted ? await drawTrees(api, wanted, asked.from, communities) : [];
  if (more === null) return null;
  const offered = [...shown, ...more.filter((id) => !shown.includes(id)).slice(0, wanted - shown.length)];
  const ticked = tick(offered, { ...asked, ticked: kept?.ticked ?? asked.ticked });
  const [trees, quote] = await Promise.all([
    orNull(ask(treesByIdQuery(api, offered, ['group', 'surveys']))),
    ticked.length > 0 ? orNull(ask(quoteQuery(api, { treeIds: [...ticked] }))) : null,
  ]);
  if (trees === null) return null;
  return {
    trees: offered.flatMap((id) => trees.find((tree) => tree.id === id) ?? []),
    ticked,
    replaced: kept?.replaced ?? [],
    price: quote?.breakdown ?? null,
    before: priceBefore(asked, ticked, quote?.breakdown.finalPrice),
  };
}

/** The trees that were shown, others in the places of those that were taken meanwhile. */
async function stillFree(api: ApiClient, { offered, ticked }: AskedPick) {
  const quote = await orNull(ask(quoteQuery(api, { treeIds: [...offered] })));
  if (quote === null) return null;
  const lost = new Map(quote.unavailable.map((one) => [one.treeId, one]));
  const standing = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const gone = lost.get(id);
      return gone ? (gone.similar?.tree.id ?? []) : [id];
    });
  return {
    offered: standing(offered),
    ticked: standing(ticked),
    replaced: quote.unavailable.filter(
      (one): one is Replaced => one.similar !== null && ticked.includes(one.treeId),
    ),
  };
}

/** Ready trees by lot: of as many communities as there is room for, or of the one that is asked for. */
async function drawTrees(
  api: ApiClient,
  count: number,
  from: AskedPick['from'],
  communities: readonly Community[],
): Promise<number[] | null> {
  const draw = (wish: { count: number; kelompokKomunitasId?: number }) =>
    orNull(ask(quoteQuery(api, { ...from, ...wish }))).then((quote) => quote?.trees.map(({ id }) => id));
  if (from.kelompokKomunitasId !== undefined) return (await draw({ count })) ?? null;
  const places = byLot(communities.filter(({ treeCounts }) => treeCounts.readyToAdopt > 0)).slice(0, count);
  const each = Math.ceil(count / Math.max(1, places.length));
  const lists = await Promise.all(places.map(({ id }) => draw({ count: each, kelompokKomunitasId: id })));
  const inTurn = Array.from({ length: each }, (_, place) =>
    lists.flatMap((list) => list?.slice(place, place + 1) ?? []),
  ).flat();
  if (inTurn.length >= count) return inTurn.slice(0, count);
  // Some have fewer, or stand on another kind of land.
  const rest = await draw({ count });
  return rest ? [...new Set([...inTurn, ...rest])].slice(0, count) : null;
}

const byLot = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, lot: Math.random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
