import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What a story needs of a module of a route: what it shows, and what it asks for before. */
export interface RouteModule {
  readonly default: ComponentType<object>;
  readonly loader?: LoaderFunction;
  readonly handle?: unknown;
}

/** A page's path as the router writes it. */
export const patternOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
