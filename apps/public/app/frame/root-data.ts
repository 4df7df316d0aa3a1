import type { PageContext } from '@rimba/rendering/page-handler';
import { useRouteLoaderData } from 'react-router';

/** What the root's loader tells every page. */
export interface RootData extends PageContext {
  readonly year: number;
  readonly origin: string;
}

/** Undefined where the root itself failed. */
export const useRootData = () => useRouteLoaderData<RootData>('root');
