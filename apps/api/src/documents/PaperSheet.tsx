import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { sans, serif } from './fonts.ts';
import { Contours, Leaf, Mark } from './Plates.tsx';
import { colours } from './sheet-colours.ts';
import { tag } from './tagged.ts';

const styles = StyleSheet.create({
  page: {
    backgroundColor: colours.paper,
    color: colours.ink,
    paddingTop: 42,
    paddingHorizontal: 56,
    paddingBottom: 60,
    fontFamily: sans,
    fontSize: 10.5,
  },
  logo: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  product: { fontFamily: serif, fontWeight: 600, fontSize: 16, color: colours.heading },
  title: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 26,
    color: colours.heading,
    marginTop: 20,
    marginBottom: 10,
  },
  foot: {
    position: 'absolute',
    left: 56,
    right: 56,
    bottom: 26,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTop: `1pt solid ${colours.drawing}`,
    paddingTop: 8,
    color: colours.quiet,
    fontSize: 8.5,
  },
  fact: { flexDirection: 'row', paddingVertical: 2 },
  label: { width: 150, flexShrink: 0, color: colours.quiet },
  value: { flex: 1 },
  twigs: { flexGrow: 1, flexDirection: 'row', justifyContent: 'space-around', alignItems: 'center' },
  twig: { alignItems: 'center' },
  latin: { fontFamily: serif, fontStyle: 'italic', color: colours.quiet, marginTop: 2 },
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
    paddingVertical: 2.5,
    fontSize: 9,
  },
  notes: { marginTop: 14, color: colours.quiet, fontSize: 9, lineHeight: 1.5 },
});

export type Labelled = { label: string; value: string };

const sheet = { width: 595.28, height: 841.89 };

interface PaperSheetProps {
  title: string;
  /** Whose it is, at the foot of each page: leaves of a long one find together. */
  foot: string;
  language: Language;
  children: ReactNode;
}

/** A4 under the product's name, for what is kept with the books. */
export function PaperSheet({ title, foot, language, children }: PaperSheetProps) {
  return (
    <Document title={title} author="Rimba" language={language}>
      <Page size="A4" style={styles.page}>
        <View style={{ position: 'absolute', top: 0, left: 0, ...sheet }} fixed>
          <Contours seed={foot} {...sheet} />
        </View>
        <View style={styles.foot} fixed>
          <Text>{foot}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
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
        <Text {...tag('LBody')} style={styles.value}>
          {value}
        </Text>
      </View>
    ))}
  </View>
);

/** What the trees of a short list look like, in the room that it leaves on its page. */
export function Twigs({ of }: { of: readonly { name: string; latinName: string }[] }) {
  return (
    <View style={styles.twigs} wrap={false}>
      {of.map(({ name, latinName }) => (
        <View key={latinName} style={styles.twig}>
          <Leaf latinName={latinName} size={of.length > 1 ? 130 : 180} />
          <Text>{name}</Text>
          <Text style={styles.latin}>{latinName}</Text>
        </View>
      ))}
    </View>
  );
}

/** Lines of money and their sum. */
export function Sums({ lines, total }: { lines: readonly Labelled[]; total: Labelled }) {
  return (
    <View {...tag('Table')} style={{ marginTop: 18 }}>
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
  children?: ReactNode;
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
