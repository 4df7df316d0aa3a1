import type { ReactNode } from 'react';
import { type Navigator, Router, type To } from 'react-router';

const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}${to.hash ?? ''}`);

/** In a document every navigation is a page load. */
const pageLoads: Navigator = {
  createHref: hrefOf,
  push: (to) => window.location.assign(hrefOf(to)),
  replace: (to) => window.location.replace(hrefOf(to)),
  go: (steps) => window.history.go(steps),
};

/** Tells the frame's parts where they are. A document never goes elsewhere in place. */
export function DocumentRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = window.location;
  return (
    <Router location={{ pathname, search, hash }} navigator={pageLoads}>
      {children}
    </Router>
  );
}
