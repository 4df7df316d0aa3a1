import { Text, View } from '@react-pdf/renderer';
import { Facts, Notes, PaperSheet, Sums, Table } from '../../documents/PaperSheet.tsx';
import { sheetHeading } from '../../documents/sheet-heading.ts';
import { tag } from '../../documents/tagged.ts';
import type { StatementContent } from './statement-content.ts';

const ofPayments = [28, 26, 16, 30];
const ofTrees = [23, 36, 20, 21];

/** A year's payments and the trees they were for, on A4. */
export function StatementDocument({ content }: { content: StatementContent }) {
  const { title, foot, language, facts, payments, sums, total, trees, notes } = content;
  return (
    <PaperSheet title={title} foot={foot} language={language}>
      <Facts facts={facts} />
      <View style={{ marginTop: 18 }} />
      <Table {...payments} widths={ofPayments} figures={2}>
        <Sums lines={sums} total={total} />
        {trees.rows.length === 0 && <Notes notes={notes} />}
      </Table>
      {trees.rows.length > 0 && (
        <>
          <Text {...tag('H2')} style={sheetHeading}>
            {trees.title}
          </Text>
          <Table columns={trees.columns} rows={trees.rows} widths={ofTrees}>
            <Notes notes={notes} />
          </Table>
        </>
      )}
    </PaperSheet>
  );
}
