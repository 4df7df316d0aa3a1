import type { TimelineEntry, TimelineKind } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';

type Moment = Transaction['timeline'][number];

interface TimelineWords {
  event: (event: Moment['event'], method: string) => string;
  at: (instant: string) => string;
}

const ends: ReadonlySet<Moment['event']> = new Set(['cancelled', 'expired']);

/** What happened to a transaction, the newest first. */
export function timelineEntries(timeline: readonly Moment[], words: TimelineWords): TimelineEntry[] {
  return timeline
    .map(
      ({ event, at, method }, place): TimelineEntry => ({
        id: `${event}-${at}-${place}`,
        kind: kindOf(event, place, timeline.length),
        title: words.event(event, method ?? ''),
        detail: words.at(at),
      }),
    )
    .toReversed();
}

function kindOf(event: Moment['event'], place: number, length: number): TimelineKind {
  if (ends.has(event)) return 'ended';
  if (place === 0) return 'first';
  return place === length - 1 ? 'latest' : 'past';
}
