import { dayOf } from '@rimba/i18n';
import type { Notification } from '../../data/wire.ts';

export interface DayGroup {
  /** The day in western Indonesian time, as `2026-11-20`. */
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** Notifications under the days on which they came, in the order they were given. */
export function byDay(notifications: readonly Notification[]): DayGroup[] {
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const day = dayOf(notification.createdAt);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days].map(([day, group]) => ({ day, notifications: group }));
}
