import type { ReactNode } from 'react';
import { useForestInTerm } from '../../../trees/use-forest.ts';
import { TreePage } from './TreePage.tsx';
import { TreePageSkeleton } from './TreePageSkeleton.tsx';

export interface KeptTreeProps {
  id: number;
  /** In the place of a tree that is not one's own. */
  otherwise: ReactNode;
}

/** Without a network: a tree of one's own is there as the forest last had it, with its surveys. */
export default function KeptTree({ id, otherwise }: KeptTreeProps) {
  const forest = useForestInTerm();
  if (forest.state === 'loading') return <TreePageSkeleton />;
  const tree = forest.state === 'known' ? forest.trees.find((own) => own.id === id) : undefined;
  return tree ? <TreePage key={id} tree={tree} /> : otherwise;
}
