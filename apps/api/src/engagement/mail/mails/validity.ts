import type { MailContext } from './mail-text.ts';

/** Until when a certificate is good, and from when where that is still to come. */
export function validity(
  { startsAt, endsAt }: { startsAt?: string; endsAt: string },
  { t, format }: MailContext,
): string {
  const until = format.lastFullDay(endsAt);
  return startsAt === undefined
    ? t('certificateCreated.until', { until })
    : t('certificateCreated.fromUntil', { from: format.date(startsAt), until });
}
