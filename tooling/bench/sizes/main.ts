import { say } from '../measure/say.ts';
import { weighedPages } from './pages.ts';
import { weigh } from './weigh.ts';

const kB = (size: number) => `${size.toFixed(1)} kB`.padStart(10);

say('First load from the builds, gzip                JS      goal       CSS     texts');
for (const page of weighedPages) {
  const { scripts, styles, texts } = await weigh(page);
  const verdict = scripts <= page.goal ? '' : '  over its goal';
  say(`${page.name.padEnd(40)}${kB(scripts)}${kB(page.goal)}${kB(styles)}${kB(texts)}${verdict}`);
}
