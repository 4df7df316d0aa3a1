import { expect, it } from 'vitest';
import { Facts, Notes, PaperSheet, Sums, Table } from './PaperSheet.tsx';
import { toPdf } from './pdf.ts';

const rows = Array.from({ length: 70 }, (_, at) => [`row ${at}`, `of ${at}`]);

const sheet = (
  <PaperSheet title="Bukti pembayaran" foot="Bukti RB-1" language="id">
    <Facts facts={[{ label: 'Nomor', value: 'RB-1' }]} />
    <Sums lines={[{ label: 'Pohon', value: 'Rp 1' }]} total={{ label: 'Jumlah', value: 'Rp 1' }} />
    <Table columns={['Left', 'Right']} rows={rows} widths={[50, 50]}>
      <Notes notes={['No refund.']} />
    </Table>
  </PaperSheet>
);

/** Every object of a file, by its number. */
function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

/** The structure from top to bottom: `Table(TR(TH TD))`. */
function structureOf(file: string): string {
  const objects = objectsOf(file);
  const read = (number: string): string => {
    const body = objects.get(number) ?? '';
    const [, type = ''] = /\/S \/(\w+)/.exec(body) ?? [];
    const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(body) ?? [];
    const below = [...kids.matchAll(/(\d+) 0 R(?! *\n?\/MCID)/g)]
      .map(([, kid = '']) => read(kid))
      .filter(Boolean);
    return below.length ? `${type}(${below.join(' ')})` : type;
  };
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? '';
  const [, first = ''] = /\/K \[(\d+) 0 R/.exec(root) ?? [];
  return read(first);
}

it('says its language, its title, and what each of its parts is, in the order of reading', async () => {
  const file = (await toPdf(sheet, { compress: false })).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('/Marked true');
  expect(file).toContain('/Lang (id)');
  expect(file).toContain('/DisplayDocTitle true');
  expect(file).toMatch(/^\(Bukti pembayaran\)$/m);
  const row = 'TR(TD TD)';
  // The head of the table stands on each page and is read once.
  expect(structureOf(file)).toBe(
    'Document(P H1 L(LI(Lbl LBody)) Table(TR(TH TD) TR(TH TD)) ' +
      `Table(TR(TH TH) ${rows.map(() => row).join(' ')}) P)`,
  );
});

it('leaves nothing drawn that is neither read nor ornament', async () => {
  const file = (await toPdf(sheet, { compress: false })).toString('latin1');
  const pages = file.split(/^endstream$/m).filter((part) => /^BT$/m.test(part));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    let depth = 0;
    for (const line of page.split('\n')) {
      if (/ B[MD]C$/.test(line)) depth += 1;
      if (line === 'BT') expect(depth).toBe(1);
      if (line === 'EMC') depth -= 1;
    }
    expect(depth).toBe(0);
  }
});
