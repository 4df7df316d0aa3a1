import { type PointerEvent, useRef } from 'react';
import { type Crop, dragged, type PictureSize, pinched } from './crop-geometry.ts';

type Point = { readonly x: number; readonly y: number };

const distance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One pointer drags the picture, two pinch it. The sliders do the same for who uses neither. */
export function useFingers(size: PictureSize | undefined, onMove: (move: (crop: Crop) => Crop) => void) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before || !size) return;
      const apart = distance([...fingers.current.values()]);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) {
        const factor = apart === 0 ? 1 : distance([...fingers.current.values()]) / apart;
        onMove((crop) => pinched(crop, factor));
        return;
      }
      const side = event.currentTarget.clientWidth;
      const by = { across: (event.clientX - before.x) / side, down: (event.clientY - before.y) / side };
      onMove((crop) => dragged(size, crop, by));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
