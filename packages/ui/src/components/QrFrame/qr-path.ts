/// <reference path="./qrcode-core.d.ts" />
import { create } from 'qrcode/lib/core/qrcode.js';

export type QrPath = {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  /** The dark modules as one path, a unit a module. */
  readonly d: string;
};

/** The code for a text, error correction M: readable with 15 % of it lost. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < size && modules.get(y, x + run)) run++;
      d += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  return { size, d };
}
