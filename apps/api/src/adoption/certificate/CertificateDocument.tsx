import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { sans, serif } from '../../documents/fonts.ts';
import { Code, Contours, Leaf, Mark, Neatline, Seal } from '../../documents/Plates.tsx';
import { colours } from '../../documents/sheet-colours.ts';
import { tag } from '../../documents/tagged.ts';
import type { CertificateContent } from './certificate-content.ts';
import { holderSize, page, platesFor } from './certificate-layout.ts';

const edge = 22;
const frame = { width: page.width - 2 * edge, height: page.height - 2 * edge };

const styles = StyleSheet.create({
  page: { backgroundColor: colours.paper, color: colours.ink, fontFamily: sans, fontSize: 11 },
  ground: { position: 'absolute', top: edge, left: edge, ...frame, overflow: 'hidden' },
  body: { paddingHorizontal: 64, paddingTop: 62, paddingBottom: 58, height: page.height },
  logo: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  product: { fontFamily: serif, fontWeight: 600, fontSize: 18, color: colours.heading },
  seal: { position: 'absolute', top: 44, right: 46 },
  title: { fontFamily: serif, fontWeight: 600, fontSize: 24, color: colours.heading, marginTop: 56 },
  givenTo: { color: colours.quiet, marginTop: 20 },
  holder: { fontFamily: serif, fontStyle: 'italic', color: colours.heading, marginTop: 4, lineHeight: 1.1 },
  statement: { fontSize: 13, lineHeight: 1.6, marginTop: 14, maxWidth: 400 },
  middle: { flexGrow: 1, justifyContent: 'center', paddingVertical: 14 },
  trees: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', rowGap: 14 },
  tree: { alignItems: 'center' },
  name: { fontWeight: 600, fontSize: 11.5, marginTop: 6 },
  latin: { fontFamily: serif, fontStyle: 'italic', color: colours.quiet, fontSize: 10.5, marginTop: 1 },
  code: { fontSize: 9.5, marginTop: 2 },
  more: { color: colours.quiet, textAlign: 'center', marginTop: 10, fontSize: 10 },
  message: { fontFamily: serif, fontStyle: 'italic', fontSize: 14, lineHeight: 1.4, maxWidth: 420 },
  giftFrom: { color: colours.quiet, fontSize: 11, lineHeight: 1.4, marginTop: 4 },
  foot: { borderTop: `1pt solid ${colours.drawing}`, marginTop: 18, paddingTop: 14 },
  record: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  number: { fontWeight: 600, fontSize: 11 },
  caption: { fontSize: 8.5, color: colours.quiet, marginTop: 3 },
  signers: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 10, marginBottom: 14 },
  signer: { width: 146 },
  signature: { fontFamily: serif, fontStyle: 'italic', fontSize: 17, color: colours.heading },
  list: { padding: 62 },
  heading: { fontFamily: serif, fontWeight: 600, fontSize: 18, color: colours.heading, marginBottom: 12 },
  row: {
    flexDirection: 'row',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 5,
    fontSize: 9,
  },
  head: { color: colours.quiet, borderBottom: `1pt solid ${colours.drawing}` },
});

const columns = { code: '26%', name: '24%', community: '31%', until: '19%' } as const;

/** The certificate on A4; one with many trees goes on with a list of them all. */
export function CertificateDocument({ content }: { content: CertificateContent }) {
  const plates = platesFor(content);
  const shown = content.trees.slice(0, plates.count);
  const left = content.trees.length - shown.length;
  return (
    <Document title={`${content.title} ${content.number}`} author="Rimba" language={content.language}>
      <Page size="A4" style={styles.page}>
        <Ground seed={content.number} />
        <View style={styles.body}>
          <View style={styles.logo}>
            <Mark size={22} />
            <Text {...tag('P')} style={styles.product}>
              Rimba
            </Text>
          </View>
          <View {...tag('Figure', { alt: content.sealText })} style={styles.seal}>
            <Seal seed={content.number} text={content.sealText} size={148} />
          </View>
          <Text {...tag('H1')} style={styles.title}>
            {content.title}
          </Text>
          <Text {...tag('P')} style={styles.givenTo}>
            {content.givenTo}
          </Text>
          <Text {...tag('P')} style={{ ...styles.holder, fontSize: holderSize(content.holder) }}>
            {content.holder}
          </Text>
          <Text {...tag('P')} style={styles.statement}>
            {content.statement}
          </Text>
          <View style={styles.middle}>
            <Trees trees={shown} leaf={plates.leaf} />
            {left > 0 && (
              <Text {...tag('P')} style={styles.more}>
                {content.more(left)}
              </Text>
            )}
          </View>
          {content.message !== null && (
            <Text {...tag('BlockQuote')} style={styles.message}>{`“${content.message}”`}</Text>
          )}
          {content.giftFrom !== null && (
            <Text {...tag('P')} style={styles.giftFrom}>
              {content.giftFrom}
            </Text>
          )}
          <Foot content={content} />
        </View>
      </Page>
      {left > 0 && <TreeList content={content} />}
    </Document>
  );
}

function Ground({ seed }: { seed: string }) {
  return (
    <View style={styles.ground} fixed>
      <Contours seed={seed} width={frame.width} height={frame.height} />
      <Neatline width={frame.width} height={frame.height} />
    </View>
  );
}

function Trees({ trees, leaf }: { trees: CertificateContent['trees']; leaf: number }) {
  const large = trees.length <= 3;
  return (
    <View style={styles.trees}>
      {trees.map((tree) => (
        <View key={tree.code} style={{ ...styles.tree, width: large ? 148 : 108 }}>
          <View {...tag('Figure', { alt: tree.latinName })}>
            <Leaf latinName={tree.latinName} size={leaf} />
          </View>
          <Text {...tag('P')} style={{ ...styles.name, ...(large ? {} : { fontSize: 9.5, marginTop: 3 }) }}>
            {tree.name}
          </Text>
          <Text {...tag('P')} style={{ ...styles.latin, ...(large ? {} : { fontSize: 8.5 }) }}>
            {tree.latinName}
          </Text>
          <Text {...tag('P')} style={{ ...styles.code, ...(large ? {} : { fontSize: 8 }) }}>
            {tree.code}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** One signs between number and code; several have rows of their own above. */
function Foot({ content }: { content: CertificateContent }) {
  const { signers } = content;
  const signed = signers.map(({ name, role }) => (
    <View key={role} style={signers.length > 1 ? styles.signer : { maxWidth: 190 }}>
      <Text {...tag('P')} style={{ ...styles.signature, ...(signers.length > 1 && { fontSize: 14 }) }}>
        {name}
      </Text>
      <Text {...tag('P')} style={styles.caption}>
        {role}
      </Text>
    </View>
  ));
  return (
    <View style={styles.foot}>
      {signers.length > 1 && <View style={styles.signers}>{signed}</View>}
      <View style={styles.record}>
        <View>
          <Text {...tag('P')} style={styles.number}>
            {content.number}
          </Text>
          <Text {...tag('P')} style={styles.caption}>
            {content.issued}
          </Text>
          <Text {...tag('P')} style={styles.caption}>
            {content.drawings}
          </Text>
        </View>
        {signers.length === 1 && signed}
        <View style={{ alignItems: 'center' }}>
          <View {...tag('Figure', { alt: content.url })}>
            <Code of={content.url} size={62} />
          </View>
          <Text {...tag('P')} style={styles.caption}>
            {content.scan}
          </Text>
        </View>
      </View>
    </View>
  );
}

function TreeList({ content }: { content: CertificateContent }) {
  const names = content.columns;
  return (
    <Page size="A4" style={{ ...styles.page, ...styles.list }}>
      <View style={styles.ground} fixed>
        <Neatline width={frame.width} height={frame.height} />
      </View>
      <Text {...tag('H2')} style={styles.heading} fixed>{`${content.allTrees} · ${content.number}`}</Text>
      <View {...tag('Table')}>
        <Row values={names} head />
        {content.trees.map((tree) => (
          <Row key={tree.code} values={tree} />
        ))}
      </View>
    </Page>
  );
}

const cellTag = (head: boolean) => (head ? tag('TH', { scope: 'Column' }) : tag('TD'));

function Row({ values, head = false }: { values: CertificateContent['columns']; head?: boolean }) {
  return (
    <View
      {...tag('TR')}
      style={head ? { ...styles.row, ...styles.head } : styles.row}
      wrap={false}
      {...(head && { fixed: true })}
    >
      <Text {...cellTag(head)} style={{ width: columns.code }}>
        {values.code}
      </Text>
      <Text {...cellTag(head)} style={{ width: columns.name, paddingRight: 6 }}>
        {values.name}
      </Text>
      <Text {...cellTag(head)} style={{ width: columns.community, paddingRight: 6 }}>
        {values.community}
      </Text>
      <Text {...cellTag(head)} style={{ width: columns.until }}>
        {values.until}
      </Text>
    </View>
  );
}
