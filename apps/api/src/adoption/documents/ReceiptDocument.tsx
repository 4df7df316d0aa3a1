import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { sans, serif } from '../../documents/fonts.ts';
import { colours } from '../../documents/sheet-colours.ts';
import { Mark } from './Plates.tsx';
import type { ReceiptContent } from './receipt-content.ts';

const styles = StyleSheet.create({
  page: {
    backgroundColor: colours.paper,
    color: colours.ink,
    padding: 56,
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
  total: { borderTop: `1.25pt solid ${colours.drawing}`, borderBottom: 0, fontWeight: 600, fontSize: 13 },
  heading: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 15,
    color: colours.heading,
    marginTop: 26,
    marginBottom: 6,
  },
  row: {
    flexDirection: 'row',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 5,
    fontSize: 9,
  },
  notes: { marginTop: 24, color: colours.quiet, fontSize: 9, lineHeight: 1.5 },
});

const columns = { code: '26%', name: '24%', contract: '30%', until: '20%' } as const;

/** Proof of a payment on A4. */
export function ReceiptDocument({ content }: { content: ReceiptContent }) {
  return (
    <Document title={content.title} author="Rimba" language={content.language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.logo}>
          <Mark size={20} />
          <Text style={styles.product}>Rimba</Text>
        </View>
        <Text style={styles.title}>{content.title}</Text>
        {content.facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
        <View style={{ marginTop: 22 }}>
          {content.lines.map(({ label, value }) => (
            <View key={label} style={styles.sum}>
              <Text>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
          <View style={{ ...styles.sum, ...styles.total }}>
            <Text>{content.total.label}</Text>
            <Text>{content.total.value}</Text>
          </View>
        </View>
        <Text style={styles.heading}>{content.treesTitle}</Text>
        <Row {...content.columns} />
        {content.trees.map((tree) => (
          <Row key={tree.code} {...tree} />
        ))}
        <View style={styles.notes} wrap={false}>
          {content.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </View>
      </Page>
    </Document>
  );
}

function Row({ code, name, contract, until }: ReceiptContent['columns']) {
  return (
    <View style={styles.row} wrap={false}>
      <Text style={{ width: columns.code }}>{code}</Text>
      <Text style={{ width: columns.name }}>{name}</Text>
      <Text style={{ width: columns.contract }}>{contract}</Text>
      <Text style={{ width: columns.until }}>{until}</Text>
    </View>
  );
}
