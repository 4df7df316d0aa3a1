const hour = 3_600_000;

type Unpaid = { createdAt: Date; expiresAt: Date; remindedAt: Date | null };

/**
 * Whether an unpaid transaction is due a reminder: at half of its time, and again in its last hour. After a
 * pause only the later of the two is sent.
 */
export function isPaymentReminderDue({ createdAt, expiresAt, remindedAt }: Unpaid, now: Date): boolean {
  if (now >= expiresAt) return false;
  const half = (createdAt.getTime() + expiresAt.getTime()) / 2;
  const due = isInLastHour({ expiresAt }, now) ? expiresAt.getTime() - hour : half;
  return now.getTime() >= due && (remindedAt === null || remindedAt.getTime() < due);
}

/** Which of the two it is. */
export const isInLastHour = ({ expiresAt }: Pick<Unpaid, 'expiresAt'>, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() <= hour;
