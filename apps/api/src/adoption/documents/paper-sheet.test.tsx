import { pdf } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { Notes, PaperSheet, Table } from './PaperSheet.tsx';

/** What is written on each page, as the numbers of its letters. */
async function pagesOf(document: Parameters<typeof pdf>[0]): Promise<string[][]> {
  const file = await pdf(document).toString();
  const drawings = file.split(/^endstream$/m).filter((part) => /^BT$/m.test(part));
  return drawings.map((drawing) => drawing.match(/\[.*\] TJ/g) ?? []);
}

it('names the columns of a long table on each of its pages', async () => {
  const rows = Array.from({ length: 70 }, (_, at) => [`row ${at}`, `of ${at}`]);
  const pages = await pagesOf(
    <PaperSheet title="Receipt" language="en">
      <Table columns={['Left', 'Right']} rows={rows} widths={[50, 50]}>
        <Notes notes={['No refund.']} />
      </Table>
    </PaperSheet>,
  );
  expect(pages.length).toBeGreaterThan(2);
  const [first = [], ...others] = pages;
  expect(first.filter((word) => others.every((page) => page.includes(word)))).toHaveLength(2);
});
