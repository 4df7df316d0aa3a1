import { seededRandom } from '../GrowthRings/seeded-random.ts';
import { fireflies, firefly } from './ForestProfile.css.ts';

const random = seededRandom('kumai');
const swarm = Array.from({ length: 22 }, () => ({
  x: Math.round(156 + random() * 240),
  y: Math.round(330 + random() * 122),
  r: Math.round(14 + random() * 14) / 10,
}));

/** Kumai's fireflies, over the mangroves of the profile. */
export function Fireflies() {
  return (
    <g className={fireflies}>
      {swarm.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className={firefly} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}
