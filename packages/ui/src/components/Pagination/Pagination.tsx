import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  /** The landmark's name. */
  label: string;
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** The address of a page: (3) → "?page=3". */
  hrefFor: (page: number) => string;
  /** "Page 3". */
  pageLabel: (page: number) => string;
  /** The words of the link to the page before: "Previous". */
  previousLabel: string;
  /** The words of the link to the page after: "Next". */
  nextLabel: string;
  /** For a router: called instead of following the link. */
  onPage?: (page: number) => void;
};

type PageLinkProps = Pick<PaginationProps, 'hrefFor' | 'onPage'> & {
  page: number;
  label: string;
  rel?: 'prev' | 'next';
  current?: boolean;
  children: ReactNode;
};

function PageLink({ page, label, rel, current = false, hrefFor, onPage, children }: PageLinkProps) {
  const turn = (event: MouseEvent) => {
    if (!onPage) return;
    event.preventDefault();
    onPage(page);
  };
  return (
    <a
      href={hrefFor(page)}
      rel={rel}
      className={styles.step}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={turn}
    >
      {children}
    </a>
  );
}

export function Pagination({
  label,
  page,
  pageCount,
  pageLabel,
  previousLabel,
  nextLabel,
  ...address
}: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <PageLink {...address} page={page - 1} rel="prev" label={previousLabel}>
              <Icon of={ChevronLeftIcon} />
            </PageLink>
          </li>
        )}
        {pageWindow(page, pageCount).map((step) => (
          <Fragment key={step.page}>
            {step.afterGap && (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            )}
            <li>
              <PageLink
                {...address}
                page={step.page}
                label={pageLabel(step.page)}
                current={step.page === page}
              >
                {step.page}
              </PageLink>
            </li>
          </Fragment>
        ))}
        {page < pageCount && (
          <li>
            <PageLink {...address} page={page + 1} rel="next" label={nextLabel}>
              <Icon of={ChevronRightIcon} />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
