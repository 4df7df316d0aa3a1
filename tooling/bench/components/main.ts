import { join } from 'node:path';
import { weighComponents } from './weigh-components.ts';

const { scripts, styles, modules } = await weighComponents(join(import.meta.dirname, 'form-page.tsx'));
const kB = (size: number) => `${size.toFixed(1)} kB`;
const lines = [
  'A button, a field and a card, gzip, beyond React and Radix',
  `JS ${kB(scripts)}, CSS ${kB(styles)}, together ${kB(scripts + styles)}; goal 12.0 kB`,
  ...modules.map((module) => `  ${module}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
