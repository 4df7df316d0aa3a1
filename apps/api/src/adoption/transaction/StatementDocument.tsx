import { Text, View } from '@react-pdf/renderer';
import { Facts, Notes, PaperSheet, Sums, Table, Twigs } from '../../documents/PaperSheet.tsx';
import { sheetHeading } from '../../documents/sheet-heading.ts';
import { tag } from '../../documents/tagged.ts';
import type { StatementContent } from './statement-content.ts';

const ofPayments = [28, 26, 16, 30];
const ofTrees = [25, 37, 20, 18];

/** A year's payments and the trees they were for, on A4. */
export function StatementDocument({ content }: { content: StatementContent }) {
  const { title, foot, language, facts, payments, sums, total, trees, twigs } = content;
  const notes = <Notes notes={content.notes} />;
  return (
    <PaperSheet title={title} foot={foot} language={language}>
      <Facts facts={facts} />
      <View style={{ marginTop: 18 }} />
      <Table {...payments} widths={ofPayments} figures={2}>
        <Sums lines={sums} total={total} />
        {trees.rows.length === 0 && notes}
      </Table>
      {trees.rows.length > 0 && (
        <>
          <Text {...tag('H2')} style={sheetHeading}>
            {trees.title}
          </Text>
          <Table columns={trees.columns} rows={trees.rows} widths={ofTrees}>
            {twigs.length === 0 && notes}
          </Table>
          {twigs.length > 0 && (
            <>
              <Twigs of={twigs} />
              {notes}
            </>
          )}
        </>
      )}
    </PaperSheet>
  );
}
