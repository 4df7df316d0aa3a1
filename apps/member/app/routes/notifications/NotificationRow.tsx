import { serviceNow } from '@rimba/api-client';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { AddressLink } from '@rimba/shell';
import {
  AlertIcon,
  Button,
  CalendarIcon,
  CampaignIcon,
  classNames,
  GiftIcon,
  Heading,
  HourglassIcon,
  Icon,
  type IconSource,
  InfoIcon,
  LeafIcon,
  SettingsIcon,
  SproutIcon,
  SuccessIcon,
  Text,
  VisuallyHidden,
} from '@rimba/ui';
import { useState } from 'react';
import { markRead } from '../../data/notifications.ts';
import type { Notification } from '../../data/wire.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './notifications.css.ts';

const signs: Record<Notification['type'], IconSource> = {
  success: SuccessIcon,
  warning: HourglassIcon,
  error: AlertIcon,
  info: InfoIcon,
  marketing: CampaignIcon,
  system: SettingsIcon,
};

/** What tells of trees, terms and gifts says so at a glance; the rest goes by its type. */
const ownSigns: Partial<Record<Notification['category'], IconSource>> = {
  rimba_tree_survey: SproutIcon,
  rimba_tree_replaced: SproutIcon,
  rimba_tree_died: LeafIcon,
  rimba_survey_late: HourglassIcon,
  rimba_renewal_reminder: CalendarIcon,
  rimba_term_ended: CalendarIcon,
  rimba_year_review: CalendarIcon,
  rimba_gift_visited: GiftIcon,
  rimba_gift_accepted: GiftIcon,
  rimba_gift_renewed: GiftIcon,
  rimba_gift_received: GiftIcon,
};

/** Of trees: they are read as one word, at the end of a line too. */
const codes = /[A-Z]{2}(?:-[A-Z\d]+)+/g;

/** One notification. Opening what it speaks of counts as reading it. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const sayFailure = useSayFailure();
  const { id, type, category, title, body, link, readAt, createdAt } = notification;
  const unread = readAt === null;
  // What is read keeps the room of what marks it: else the list would move under whoever has just pressed.
  const [wasUnread] = useState(unread);
  // A browser whose clock is behind would call what has just come something of the future.
  const now = Math.max(serviceNow(), Date.parse(readAt ?? createdAt));
  // The way to the page is not held up; a mark that failed is tried again with the next opening.
  const read = () => {
    if (unread) markRead(id).catch(() => undefined);
  };
  return (
    <li className={styles.row}>
      <span className={classNames(styles.sign, styles.tones[type])}>
        <Icon of={ownSigns[category] ?? signs[type]} label={t(`type.${type}`)} />
      </span>
      <div className={styles.words}>
        <Heading level={3} size="label">
          {link === null ? (
            <button type="button" className={styles.open} onClick={read}>
              {title}
            </button>
          ) : (
            <AddressLink to={link} className={styles.open} onClick={read}>
              {title}
            </AddressLink>
          )}
        </Heading>
        <Text>{body.replace(codes, unbrokenCode)}</Text>
        <Text variant="small" tone="muted">
          <time dateTime={createdAt}>{format.relativeTime(createdAt, now)}</time>
          {readAt !== null && ` · ${t('page.readAt', { time: format.relativeTimeWithin(readAt, now) })}`}
        </Text>
        {wasUnread && (
          <span className={classNames(styles.mark, !unread && styles.marked)}>
            <Button variant="quiet" size="compact" onClick={() => void markRead(id).catch(sayFailure)}>
              {t('page.markRead')}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {unread && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('page.unread')}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
