import { type Language, languages } from '@rimba/i18n';
import { date, list, rupiah } from '@rimba/i18n/format';
import { createServerI18n, type Translate } from '@rimba/i18n/server';
import { LRUCache } from 'lru-cache';
import { isCategory, type NotificationCategory } from '../message/index.ts';
import type { NotificationRow } from './notification.repository.ts';

const translators = new LRUCache<Language, Translate<'notifications'>>({
  max: languages.length,
  memoMethod: (language) => createServerI18n(language).getFixedT(language, 'notifications'),
});

/** A notification in words of the reader's language; told anew each time, so a language switch reaches old ones. */
export function notificationText(
  { category, data }: Pick<NotificationRow, 'category' | 'data'>,
  language: Language,
): { title: string; body: string } {
  const t = translators.memo(language);
  // Written by a newer version of the service beside this one.
  if (!isCategory(category)) return { title: t('type.system'), body: '' };
  const { treeCount, amount, late } = data;
  const values = {
    treeCount: Number(treeCount ?? 0),
    trees: treesIn(data, t, language),
    amount: rupiah(Number(amount ?? 0), language),
    count: Number(treeCount ?? 0),
  };
  if (late === false && (category === 'rimba_payment_reassigned' || category === 'rimba_payment_review')) {
    return {
      title: t(`templateInTime.${category}.title`, values),
      body: t(`templateInTime.${category}.body`, values),
    };
  }
  if (data.isOver === true) return { title: t('paymentOver.title'), body: t('paymentOver.body', values) };
  // Its trees stay in term, whatever becomes of the order.
  if (data.renews === true && isOfRenewal(category)) {
    return { title: t(`renewal.${category}.title`), body: t(`renewal.${category}.body`, values) };
  }
  if (category === 'rimba_season' && (data.season === 'wet' || data.season === 'dry')) {
    return { title: t(`season.${data.season}.title`), body: t(`season.${data.season}.body`) };
  }
  if (category === 'rimba_tree_died' && typeof data.replantBy === 'string') {
    const day = date(data.replantBy, language);
    const body = t('replantLate.body', { ...values, date: day });
    const { group, reason } = data;
    const why = typeof reason === 'string' ? t('late.reason', { group: String(group), reason }) : undefined;
    return { title: t('replantLate.title'), body: why === undefined ? body : `${body} ${why}` };
  }
  if (category === 'rimba_tree_died' && data.cause !== undefined) {
    return { title: t('causeKnown.title'), body: t('causeKnown.body', values) };
  }
  if (category === 'rimba_tree_replaced' && data.termEnded === true) {
    return { title: t(titleKey(category), values), body: t('replacedLater', values) };
  }
  const due = category === 'rimba_survey_late' ? dueIn(data, values, t, language) : undefined;
  if (category === 'rimba_survey_late' && (data.wasTold === true || due !== undefined)) {
    const { group, reason, wasTold } = data;
    const why = typeof reason === 'string' ? t('late.reason', { group: String(group), reason }) : undefined;
    if (wasTold === true) {
      return { title: t('late.whyTitle'), body: `${t('late.whyTrees', values)} ${why ?? t('late.whyHome')}` };
    }
    // One tree's notice leads to its page; several lead home, which has the word on each.
    const where = values.count === 1 ? t('late.awaited') : t('late.home');
    return { title: t(titleKey(category), values), body: `${due} ${why ?? where}` };
  }
  if (category === 'rimba_gift_visited' && data.died === true) {
    return {
      title: t('giftDied.title'),
      body: t('giftDied.body', { ...values, name: String(data.name) }),
    };
  }
  if (typeof data.name === 'string' && isNamed(category)) {
    return {
      title: t(titleKey(category), values),
      body: t(`named.${category}.body`, { ...values, name: data.name }),
    };
  }
  return { title: t(titleKey(category), values), body: t(bodyKey(category), values) };
}

/** By when late surveys were due, on one day or between two; undefined where an earlier version kept no days. */
function dueIn(
  { by, dueFrom, dueUntil }: NotificationRow['data'],
  values: { trees: string; count: number },
  t: Translate<'notifications'>,
  language: Language,
): string | undefined {
  if (typeof by === 'string') return t('late.due', { ...values, date: date(by, language) });
  if (typeof dueFrom !== 'string' || typeof dueUntil !== 'string') return undefined;
  const [first, last] = [date(dueFrom, language), date(dueUntil, language)];
  return t('late.dueBetween', { ...values, first, last });
}

/** The trees by name, or their number where an earlier version kept no names. */
function treesIn(data: NotificationRow['data'], t: Translate<'notifications'>, language: Language): string {
  const { treeCount, names, unnamed } = data;
  if (!Array.isArray(names) || names.length === 0) return t('trees.count', { count: Number(treeCount ?? 0) });
  const count = Number(unnamed ?? 0);
  return list(count > 0 ? [...names, t('trees.more', { count })] : names, language);
}

/** What tells of somebody else by name, where it is known: a giver, a recipient, the name on a certificate. */
const namedCategories = [
  'rimba_certificate_created',
  'rimba_gift_received',
  'rimba_gift_accepted',
  'rimba_gift_visited',
  'rimba_gift_renewed',
  'rimba_renewal_reminder',
  'rimba_term_ended',
] as const satisfies NotificationCategory[];
const isNamed = (category: NotificationCategory): category is (typeof namedCategories)[number] =>
  namedCategories.some((one) => one === category);

/** What is told of a renewal in other words than of new trees. */
const renewalCategories = [
  'rimba_payment_instructions',
  'rimba_reminder_payment',
  'rimba_payment_expired',
] as const satisfies NotificationCategory[];
const isOfRenewal = (category: NotificationCategory): category is (typeof renewalCategories)[number] =>
  renewalCategories.some((one) => one === category);

const titleKey = <Category extends NotificationCategory>(category: Category) =>
  `template.${category}.title` as const;
const bodyKey = <Category extends NotificationCategory>(category: Category) =>
  `template.${category}.body` as const;
