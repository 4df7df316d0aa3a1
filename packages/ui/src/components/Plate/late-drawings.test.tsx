import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LateDrawings } from './Drawing.tsx';
import { Plate } from './Plate.tsx';

const plate = <Plate of={{ url: '/drawings/svg/ulin-leaf.svg', id: 'ulin-leaf' }} />;
const drawing = '<use href="/drawings/svg/ulin-leaf.svg#ulin-leaf"';
const afterNoScript = (markup: string) => markup.replace(/<noscript>.*?<\/noscript>/g, '');

it('draws at once by itself', () => {
  expect(renderToStaticMarkup(plate)).toContain(drawing);
});

it('leaves a late drawing to the script, or to where there is none', () => {
  const markup = renderToStaticMarkup(<LateDrawings>{plate}</LateDrawings>);
  expect(markup).toContain('data-drawing="/drawings/svg/ulin-leaf.svg#ulin-leaf"');
  expect(markup).toContain(drawing);
  expect(afterNoScript(markup)).not.toContain(drawing);
});

it('draws at once inside a part that React brings to life', () => {
  const markup = renderToStaticMarkup(
    <LateDrawings>
      <LateDrawings late={false}>{plate}</LateDrawings>
    </LateDrawings>,
  );
  expect(afterNoScript(markup)).toContain(drawing);
});
