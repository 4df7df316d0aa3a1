import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { sans, serif } from './fonts.ts';
import { Mark } from './Plates.tsx';
import { colours } from './sheet-colours.ts';
import { tag } from './tagged.ts';

const styles = StyleSheet.create({
  page: { backgroundColor: colours.paper, color: colours.ink, padding: 56, fontFamily: sans, fontSize: 10.5 },
  logo: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  product: { fontFamily: serif, fontWeight: 600, fontSize: 16, color: colours.heading },
  title: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 26,
    color: colours.heading,
    marginTop: 30,
    marginBottom: 14,
  },
  fact: { flexDirection: 'row', paddingVertical: 3 },
  label: { width: 150, color: colours.quiet },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 7,
  },
  total: {
    borderTop: `1.25pt solid ${colours.drawing}`,
    borderBottom: 0,
    fontWeight: 600,
    fontSize: 13,
  },
  row: {
    flexDirection: 'row',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 5,
    fontSize: 9,
  },
  notes: { marginTop: 24, color: colours.quiet, fontSize: 9, lineHeight: 1.5 },
});

export type Labelled = { label: string; value: string };

/** A plain A4 sheet under the product's name, for what is kept with the books. */
export function PaperSheet({
  title,
  language,
  children,
}: {
  title: string;
  language: Language;
  children: ReactNode;
}) {
  return (
    <Document title={title} author="Rimba" language={language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.logo}>
          <Mark size={20} />
          <Text {...tag('P')} style={styles.product}>
            Rimba
          </Text>
        </View>
        <Text {...tag('H1')} style={styles.title}>
          {title}
        </Text>
        {children}
      </Page>
    </Document>
  );
}

export const Facts = ({ facts }: { facts: readonly Labelled[] }) => (
  <View {...tag('L')}>
    {facts.map(({ label, value }) => (
      <View key={label} {...tag('LI')} style={styles.fact}>
        <Text {...tag('Lbl')} style={styles.label}>
          {label}
        </Text>
        <Text {...tag('LBody')}>{value}</Text>
      </View>
    ))}
  </View>
);

/** Lines of money and their sum. */
export function Sums({ lines, total }: { lines: readonly Labelled[]; total: Labelled }) {
  return (
    <View {...tag('Table')} style={{ marginTop: 22 }}>
      {lines.map((line) => (
        <Sum key={line.label} {...line} style={styles.sum} />
      ))}
      <Sum {...total} style={{ ...styles.sum, ...styles.total }} />
    </View>
  );
}

const Sum = ({ label, value, style }: Labelled & { style: ComponentProps<typeof View>['style'] }) => (
  <View {...tag('TR')} style={style ?? {}} wrap={false}>
    <Text {...tag('TH', { scope: 'Row' })}>{label}</Text>
    <Text {...tag('TD')}>{value}</Text>
  </View>
);

interface TableRowProps {
  cells: readonly string[];
  /** In percent. */
  widths: readonly number[];
  /** How many columns at the end hold figures, one below the other. */
  figures?: number;
}

function Row({ cells, widths, figures = 0, fixed = false }: TableRowProps & { fixed?: boolean }) {
  const shape = (width: number, column: number) =>
    column < widths.length - figures
      ? ({ width: `${width}%`, paddingRight: 6 } as const)
      : ({ width: `${width}%`, textAlign: 'right' } as const);
  // Only told where it is so: react-pdf cuts whatever has a `fixed`, even a false one, at the end of a page.
  return (
    <View {...tag('TR')} style={styles.row} wrap={false} {...(fixed && { fixed })}>
      {widths.map((width, column) => (
        <Text
          key={cells.slice(0, column + 1).join('|')}
          {...(fixed ? tag('TH', { scope: 'Column' }) : tag('TD'))}
          style={shape(width, column)}
        >
          {cells[column] ?? ''}
        </Text>
      ))}
    </View>
  );
}

/** How many of a table's last rows stay with what stands under it, so that no page holds only that. */
const rowsAtFoot = 2;

interface TableProps extends Omit<TableRowProps, 'cells'> {
  /** Stand at the table's beginning on each page. */
  columns: readonly string[];
  /** Each begins with what no other row begins with. */
  rows: readonly (readonly string[])[];
  /** What stands under it. */
  children: ReactNode;
}

/** A table as long as it needs to be. */
export function Table({ columns, rows, children, ...shape }: TableProps) {
  // One table, though its last rows stand with what is under it.
  const table = tag('Table');
  const row = (cells: readonly string[]) => <Row key={cells[0]} cells={cells} {...shape} />;
  return (
    <View>
      <View {...table}>
        <Row cells={columns} {...shape} fixed />
        {rows.slice(0, -rowsAtFoot).map(row)}
      </View>
      <View wrap={false}>
        <View {...table}>{rows.slice(-rowsAtFoot).map(row)}</View>
        {children}
      </View>
    </View>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <View style={styles.notes}>
      {notes.map((note) => (
        <Text key={note} {...tag('P')}>
          {note}
        </Text>
      ))}
    </View>
  );
}
