import { useId } from 'react';
import { RingPaths } from '../GrowthRings/GrowthRings.tsx';
import { sealText } from './CertificateSheet.css.ts';

const textRadius = 92;
const circumference = Math.floor(2 * Math.PI * textRadius) - 6;

/** Growth rings seeded by the certificate's number, with words around them: no two seals are alike. */
export function Seal({ seed, text }: { seed: string; text: string }) {
  const arc = useId();
  return (
    <svg viewBox="-110 -110 220 220" fill="none" stroke="currentColor" aria-hidden="true">
      <RingPaths seed={seed} count={14} radius={78} />
      <path
        id={arc}
        stroke="none"
        d={`M0 ${textRadius}A${textRadius} ${textRadius} 0 0 1 0-${textRadius}A${textRadius} ${textRadius} 0 0 1 0 ${textRadius}`}
      />
      <text className={sealText}>
        <textPath href={`#${arc}`} textLength={circumference}>
          {`${text} · `}
        </textPath>
      </text>
    </svg>
  );
}
