import { useTranslation } from '@rimba/i18n/react';
import type { PathName } from '@rimba/paths';
import { ChevronDownIcon, classNames, Icon } from '@rimba/ui';
import { type ReactNode, useId, useState } from 'react';
import type { NavItem } from '../navigation/items.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import * as styles from './Sidebar.css.ts';

interface SidebarLineProps {
  item: NavItem;
  /** The page whose line is marked. */
  current: PathName | undefined;
  /** Opens a sidebar that shows icons only; true if it did. */
  makeRoom: () => boolean;
  nested?: boolean;
}

/** A page of the sidebar, or a group that opens and closes over its pages. */
export function SidebarLine({ item, nested = false, ...shared }: SidebarLineProps) {
  const { t } = useTranslation('common');
  const label = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.label}>{t(item.label)}</span>
    </>
  );
  if (item.page !== undefined) {
    return (
      <li>
        <PageLink
          to={{ page: item.page }}
          className={classNames(styles.line, nested && styles.nestedLine)}
          aria-current={item.page === shared.current ? 'page' : undefined}
        >
          {label}
        </PageLink>
        {item.children && <SidebarList {...shared} items={item.children} nested />}
      </li>
    );
  }
  return <SidebarGroup {...shared} items={item.children ?? []} label={label} />;
}

export interface SidebarListProps extends Omit<SidebarLineProps, 'item'> {
  items: readonly NavItem[];
  id?: string;
  hidden?: boolean;
}

export function SidebarList({ items, nested = false, id, hidden, ...shared }: SidebarListProps) {
  return (
    <ul id={id} hidden={hidden} className={nested ? styles.nested : styles.list}>
      {items.map((item) => (
        <SidebarLine key={item.label} {...shared} item={item} nested={nested} />
      ))}
    </ul>
  );
}

function SidebarGroup({ label, makeRoom, ...list }: SidebarListProps & { label: ReactNode }) {
  const listId = useId();
  const [open, setOpen] = useState(true);
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(makeRoom() || !open)}
      >
        {label}
        <span className={styles.arrow}>
          <Icon of={ChevronDownIcon} size="small" />
        </span>
      </button>
      <SidebarList {...list} makeRoom={makeRoom} id={listId} hidden={!open} nested />
    </li>
  );
}
