import type { MapScene } from '@rimba/map';
import type { MapState as Loading, TreeMap, TreeMapOptions } from '@rimba/map/engine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Options = Omit<TreeMapOptions, 'container' | 'onState' | 'onAway'> & { scene: MapScene };

/** Brings the map's code, which no other page needs, and keeps the map in the element. */
export function useTreeMap(container: RefObject<HTMLElement | null>, { scene, ...options }: Options) {
  const [map, setMap] = useState<TreeMap>();
  const [state, setState] = useState<Loading>('loading');
  const [isAway, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const onMove = useEffectEvent<TreeMapOptions['onMove']>((...moved) => options.onMove(...moved));
  const coveredAbove = useEffectEvent(() => options.coveredAbove?.() ?? 0);
  const onTree = useEffectEvent<TreeMapOptions['onTree']>((id) => options.onTree(id));
  const open = useEffectEvent((create: (options: TreeMapOptions) => TreeMap, element: HTMLElement) =>
    create({
      ...options,
      container: element,
      coveredAbove,
      onMove,
      onTree,
      onState: setState,
      onAway: setAway,
    }),
  );

  useEffect(() => {
    let opened: TreeMap | undefined;
    let isGone = false;
    setState('loading');
    import('@rimba/map/engine').then(
      ({ createTreeMap }) => {
        if (isGone || !container.current) return;
        opened = open(createTreeMap, container.current);
        setMap(opened);
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      setMap(undefined);
      opened?.remove();
    };
  }, [container, attempt]);

  useEffect(() => map?.show(scene), [map, scene]);

  return { map, state, isAway, retry: () => (map ? map.reload() : setAttempt((tries) => tries + 1)) };
}
