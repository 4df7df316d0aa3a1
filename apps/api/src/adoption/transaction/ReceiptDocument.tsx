import { Text } from '@react-pdf/renderer';
import { Facts, Notes, PaperSheet, Sums, Table, Twigs } from '../../documents/PaperSheet.tsx';
import { sheetHeading } from '../../documents/sheet-heading.ts';
import { tag } from '../../documents/tagged.ts';
import type { ReceiptContent } from './receipt-content.ts';

const widths = [26, 24, 30, 20];

const cellsOf = ({ code, name, contract, until }: ReceiptContent['columns']) => [code, name, contract, until];

/** Proof of a payment on A4. */
export function ReceiptDocument({ content }: { content: ReceiptContent }) {
  const { twigs } = content;
  const table = { columns: cellsOf(content.columns), rows: content.trees.map(cellsOf), widths };
  const notes = <Notes notes={content.notes} />;
  return (
    <PaperSheet title={content.title} foot={content.foot} language={content.language}>
      <Facts facts={content.facts} />
      <Sums lines={content.lines} total={content.total} />
      <Text {...tag('H2')} style={sheetHeading}>
        {content.treesTitle}
      </Text>
      <Table {...table}>{twigs.length === 0 && notes}</Table>
      {twigs.length > 0 && (
        <>
          <Twigs of={twigs} />
          {notes}
        </>
      )}
    </PaperSheet>
  );
}
