import { toApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { Schema } from '../schemas.ts';
import { followEvents, isRefusal } from '../stream/follow-events.ts';

/** What the service tells of the caller's account as it happens. */
export type RimbaEvent =
  | { readonly type: 'notification'; readonly notification: Schema<'Notification'> }
  | {
      readonly type: 'totals';
      /** Notifications of the whole account that are not read yet. */
      readonly unreadNotifications: number;
    };

export interface EventsOptions {
  /** Ends the stream; leaving the loop does, too. */
  readonly signal?: AbortSignal | undefined;
  /** Told when the stream opens, and when it is over: what happened between the two was not told. */
  readonly onUp?: ((up: boolean) => void) | undefined;
}

export const eventsOf = (fetch: typeof globalThis.fetch, origin: string, language: string, clock: Clock) =>
  async function* events({
    signal = new AbortController().signal,
    ...options
  }: EventsOptions = {}): AsyncGenerator<RimbaEvent, void> {
    let refused: Error | undefined;
    const open = async (ended: AbortSignal) => {
      const response = await fetch(`${origin}/api/v1/notification/stream`, {
        signal: ended,
        headers: { 'Accept-Language': language },
      });
      if (isRefusal(response)) refused = toApiError(await response.json().catch(() => undefined), response);
      return response;
    };
    for await (const { event, data } of followEvents({ ...options, open, signal, clock })) {
      const told = JSON.parse(data);
      if (event === 'notification') yield { type: event, notification: told };
      if (event === 'totals') yield { type: event, ...told };
    }
    if (refused) throw refused;
  };
