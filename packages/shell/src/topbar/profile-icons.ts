import type { PageIn } from '@rimba/paths';
import {
  BellIcon,
  BookmarkIcon,
  CertificateIcon,
  type IconSource,
  ProfileIcon,
  ReceiptIcon,
} from '@rimba/ui';

/** What stands before the pages of an account, wherever they are listed. */
export const profileIcons = {
  profile: ProfileIcon,
  transactions: ReceiptIcon,
  wishtree: BookmarkIcon,
  certificates: CertificateIcon,
  notifications: BellIcon,
} as const satisfies Record<PageIn<'profile'>, IconSource>;
