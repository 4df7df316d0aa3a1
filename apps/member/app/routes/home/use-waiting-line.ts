import { serviceNow } from '@rimba/api-client';
import { daysLeft } from '@rimba/certificate/days-left';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { PageTarget } from '@rimba/shell';
import {
  BookmarkIcon,
  CalendarIcon,
  CertificateIcon,
  HourglassIcon,
  type IconSource,
  LeafIcon,
  MailIcon,
} from '@rimba/ui';
import type { TodoItem } from './todo-items.ts';

interface Line {
  sign: IconSource;
  text: string;
  detail?: string;
  button: string;
  to: PageTarget;
}

/** Something that waits, in words, and where it is done. */
export function useWaitingLine(item: Exclude<TodoItem, { kind: 'gift' }>): Line {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  switch (item.kind) {
    case 'pay': {
      const { id, total, expiresAt } = item.transaction;
      const [time, date] = [format.time(expiresAt), format.date(expiresAt)];
      return {
        sign: HourglassIcon,
        text: t('todo.pay', { amount: format.rupiah(total), time, date }),
        button: t('todo.payButton'),
        to: { page: 'transaction', params: { transactionId: id } },
      };
    }
    case 'verify':
      return {
        sign: MailIcon,
        text: t('todo.verify'),
        button: t('todo.verifyButton'),
        to: { page: 'emailVerification' },
      };
    case 'renew': {
      const [{ tree, endsAt, holder }, ...more] = item.trees;
      const date = format.lastFullDay(endsAt);
      const starts = format.date(endsAt);
      const left = daysLeft(endsAt, serviceNow());
      const isOneGift = item.trees.every((one) => one.bond === 'given' && one.holder === holder);
      const text =
        more.length === 0
          ? t('wait.renew', { name: tree.treeName, date })
          : t('wait.renewMany', { count: item.trees.length, date });
      return {
        sign: CalendarIcon,
        text: isOneGift ? `${text} (${t('row.gift', { name: holder })})` : text,
        detail: left
          ? t('wait.renewSub', { count: left, date: starts })
          : t('wait.renewLast', { date: starts }),
        button: t('wait.renewDo'),
        to: { page: 'renew', suffix: `?tree=${item.trees.map((one) => one.tree.id).join(',')}` },
      };
    }
    case 'again':
      return {
        sign: LeafIcon,
        text: t('wait.again', { count: item.free }),
        detail: item.taken > 0 ? t('wait.againSub', { count: item.taken }) : t('wait.againFree'),
        button: t('wait.againDo'),
        to: { page: 'renew' },
      };
    case 'certificate': {
      const [certificateNumber, ...others] = item.numbers;
      return {
        sign: CertificateIcon,
        text: t('wait.certificate', { count: item.numbers.length }),
        ...(item.holders.length > 0 && {
          detail: t('wait.certificateSub', { name: item.holders.join(', ') }),
        }),
        button: t('wait.certificateDo'),
        to:
          certificateNumber === undefined || others.length > 0
            ? { page: 'certificates' }
            : { page: 'myCertificate', params: { certificateNumber } },
      };
    }
    case 'wishtree':
      return {
        sign: BookmarkIcon,
        text: t('todo.wishtreeTaken', { count: item.count }),
        button: t('todo.wishtreeButton'),
        to: { page: 'wishtree' },
      };
  }
}
