import { AnotherTree } from '@rimba/checkout/another-tree';
import { readTreeIds, toBeside } from '@rimba/checkout/tree-choice';
import { useSearchParams } from 'react-router';
import type { Tree } from '../../../data/wire.ts';

/** To whom came from the checkout for one more: others wait there. */
export default function OthersWait({ tree }: { tree: Tree }) {
  const waiting = readTreeIds(useSearchParams()[0]);
  if (waiting.length === 0 || waiting.includes(tree.id)) return null;
  return (
    <AnotherTree
      count={waiting.length}
      back={{ page: 'checkout', suffix: toBeside(waiting) }}
      anew={{ page: 'trees', suffix: '?status=ready_to_adopt' }}
    />
  );
}
