import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { sans, serif } from '../../documents/fonts.ts';
import { Code, Leaf } from '../../documents/Plates.tsx';
import { colours } from '../../documents/sheet-colours.ts';
import { tag } from '../../documents/tagged.ts';
import type { GiftCardContent } from './gift-card-content.ts';

const mm = 72 / 25.4;
/** Of the thin line around each side. */
const edge = 5 * mm;

const styles = StyleSheet.create({
  page: {
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily: sans,
    fontSize: 9.5,
    paddingHorizontal: 10 * mm,
    paddingVertical: 11 * mm,
  },
  line: {
    position: 'absolute',
    top: edge,
    right: edge,
    bottom: edge,
    left: edge,
    border: `0.75pt solid ${colours.drawing}`,
  },
  leaf: { alignItems: 'center', flexGrow: 1, justifyContent: 'center' },
  title: { fontFamily: serif, fontWeight: 600, color: colours.heading, lineHeight: 1.1 },
  latin: { fontFamily: serif, fontStyle: 'italic', fontSize: 11.5, color: colours.quiet, marginTop: 2 * mm },
  message: { fontFamily: serif, fontStyle: 'italic', lineHeight: 1.3, marginTop: 5 * mm },
  giver: { fontWeight: 600, fontSize: 10.5, marginTop: 2.5 * mm },
  back: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', textAlign: 'center' },
  tag: {
    fontWeight: 600,
    fontSize: 10.5,
    paddingHorizontal: 3.5 * mm,
    paddingVertical: 1.6 * mm,
    border: `0.75pt solid ${colours.drawing}`,
    borderRadius: 2,
    marginBottom: 4 * mm,
  },
  scan: { fontFamily: serif, fontWeight: 600, fontSize: 14, color: colours.heading, marginTop: 4 * mm },
  type: { marginTop: 3 * mm },
  address: { fontWeight: 600, marginTop: 1 * mm },
  care: { marginTop: 5 * mm, color: colours.quiet },
});

/** Long names and long messages leave the leaf less room, and take smaller letters themselves. */
const sizesOf = ({ title, message }: GiftCardContent) => {
  const words = message?.length ?? 0;
  return {
    leaf: (words > 180 ? 30 : words > 90 ? 42 : 56) * mm - (title.length > 70 ? 10 * mm : 0),
    title: title.length > 70 ? 14 : title.length > 40 ? 17 : 20,
    message: words > 180 ? 10.5 : words > 90 ? 12 : 13.5,
  };
};

/** A card to print and hand over: A6, two sides. */
export function GiftCardDocument({ content }: { content: GiftCardContent }) {
  const sizes = sizesOf(content);
  return (
    <Document title={`${content.name}: ${content.title}`} author="Rimba" language={content.language}>
      <Page size="A6" style={styles.page}>
        <View style={styles.line} />
        <View {...tag('Figure', { alt: content.latinName })} style={styles.leaf}>
          <Leaf latinName={content.latinName} size={sizes.leaf} />
        </View>
        <Text {...tag('H1')} style={{ ...styles.title, fontSize: sizes.title }}>
          {content.title}
        </Text>
        <Text {...tag('P')} style={styles.latin}>
          {content.latinName}
        </Text>
        {content.message !== null && (
          <Text
            {...tag('BlockQuote')}
            style={{ ...styles.message, fontSize: sizes.message }}
          >{`“${content.message}”`}</Text>
        )}
        {content.giver !== null && (
          <Text {...tag('P')} style={styles.giver}>
            {content.giver}
          </Text>
        )}
      </Page>
      <Page size="A6" style={styles.page}>
        <View style={styles.line} />
        <View style={styles.back}>
          <Text {...tag('P')} style={styles.tag}>
            {content.code}
          </Text>
          <View {...tag('Figure', { alt: content.url })}>
            <Code of={content.url} size={46 * mm} />
          </View>
          <Text {...tag('P')} style={styles.scan}>
            {content.scan}
          </Text>
          <Text {...tag('P')} style={styles.type}>
            {content.type}
          </Text>
          <Text {...tag('P')} style={styles.address}>
            {content.address}
          </Text>
          <Text {...tag('P')} style={styles.care}>
            {content.care}
          </Text>
        </View>
      </Page>
    </Document>
  );
}
