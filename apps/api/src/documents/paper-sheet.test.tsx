import { expect, it } from 'vitest';
import { pagesOf, wordsOf } from '../testing/pdf-pages.ts';
import { Notes, PaperSheet, Table } from './PaperSheet.tsx';

it('names the columns of a long table on each of its pages, and at their foot whose they are', async () => {
  const rows = Array.from({ length: 110 }, (_, at) => [`row ${at}`, `of ${at}`]);
  const drawings = await pagesOf(
    <PaperSheet title="Receipt" foot="Receipt RB-1" language="en">
      <Table columns={['Left', 'Right']} rows={rows} widths={[50, 50]}>
        <Notes notes={['No refund.']} />
      </Table>
    </PaperSheet>,
  );
  expect(drawings.length).toBeGreaterThan(2);
  const [first = [], ...others] = drawings.map(wordsOf);
  expect(first.filter((word) => others.every((page) => page.includes(word)))).toHaveLength(3);
  // The row below them is as high as every other one.
  for (const drawing of drawings.slice(1)) {
    const bottoms = [...drawing.matchAll(/^q\nq\nq\n\S+ (\S+) m$/gm)].map(([, bottom]) => Number(bottom));
    // The foot's own line is drawn before them.
    const [head = 0, row] = bottoms.slice(2);
    expect(row).toBeCloseTo(2 * head, 1);
  }
});
