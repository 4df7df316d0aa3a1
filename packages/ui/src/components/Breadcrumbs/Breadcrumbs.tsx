import { Slot } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import * as styles from './Breadcrumbs.css.ts';

export type Crumb = { label: string; href?: string | undefined };

export type BreadcrumbsProps = {
  /** The landmark's name. */
  label: string;
  /** From the root to here. The last one is the page itself and no link. */
  crumbs: readonly Crumb[];
  /** How a link is drawn where a router owns the address; a plain anchor by default. */
  renderLink?: (href: string, label: string) => ReactNode;
};

const anchor = (href: string, label: string) => <a href={href}>{label}</a>;

export function Breadcrumbs({ label, crumbs, renderLink = anchor }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.href === undefined || index === crumbs.length - 1 ? (
              <span className={styles.place} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            ) : (
              <Slot className={styles.link}>{renderLink(crumb.href, crumb.label)}</Slot>
            )}
            {/* After its crumb, so that no line begins with it. */}
            {index < crumbs.length - 1 && <Icon of={ChevronRightIcon} size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
