import { Text } from '@react-pdf/renderer';
import { Facts, Notes, PaperSheet, Sums, Table } from '../../documents/PaperSheet.tsx';
import { sheetHeading } from '../../documents/sheet-heading.ts';
import { tag } from '../../documents/tagged.ts';
import type { ReceiptContent } from './receipt-content.ts';

const widths = [26, 24, 30, 20];

const cellsOf = ({ code, name, contract, until }: ReceiptContent['columns']) => [code, name, contract, until];

/** Proof of a payment on A4. */
export function ReceiptDocument({ content }: { content: ReceiptContent }) {
  return (
    <PaperSheet title={content.title} language={content.language}>
      <Facts facts={content.facts} />
      <Sums lines={content.lines} total={content.total} />
      <Text {...tag('H2')} style={sheetHeading}>
        {content.treesTitle}
      </Text>
      <Table columns={cellsOf(content.columns)} rows={content.trees.map(cellsOf)} widths={widths}>
        <Notes notes={content.notes} />
      </Table>
    </PaperSheet>
  );
}
