import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import { date, number, rupiah } from '@rimba/i18n/format';
import { sans, serif } from '../documents/fonts.ts';
import { toPdf } from '../documents/pdf.ts';
import { colours } from '../documents/sheet-colours.ts';
import { tag } from '../documents/tagged.ts';
import { translatorFor } from '../language/translator.ts';
import type { AnnualReport } from './annual-report.schemas.ts';

export type AnnualReportContent = Omit<AnnualReport, 'file'>;

const styles = StyleSheet.create({
  page: { backgroundColor: colours.paper, color: colours.ink, padding: 56, fontFamily: sans, fontSize: 10.5 },
  product: { fontFamily: serif, fontSize: 13, fontWeight: 600, color: colours.accent },
  title: { fontFamily: serif, fontSize: 30, fontWeight: 600, marginTop: 36, lineHeight: 1.2 },
  published: { color: colours.quiet, marginTop: 6 },
  summary: { fontSize: 12, lineHeight: 1.6, marginTop: 24 },
  heading: { fontFamily: serif, fontSize: 17, fontWeight: 600, marginTop: 32, marginBottom: 8 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 8,
  },
  value: { fontWeight: 600 },
  note: { color: colours.quiet, fontSize: 9, lineHeight: 1.5, marginTop: 14 },
});

/** One page of A4: what the year was about and what the records say of it. */
export function renderAnnualReport(content: AnnualReportContent, language: Language): Promise<Buffer> {
  const { t } = translatorFor(language);
  const { figures } = content;
  const rows = [
    ['treesPlanted', number(figures.treesPlanted, language)],
    ['surveys', number(figures.surveys, language)],
    ['adoptions', number(figures.adoptions, language)],
    ['income', rupiah(figures.income, language)],
    ['otherIncome', rupiah(figures.otherIncome, language)],
    ['expense', rupiah(figures.expense, language)],
  ] as const;

  return toPdf(
    <Document title={content.title} author="Rimba" language={language}>
      <Page size="A4" style={styles.page}>
        <Text {...tag('P')} style={styles.product}>
          Rimba
        </Text>
        <Text {...tag('H1')} style={styles.title}>
          {content.title}
        </Text>
        <Text {...tag('P')} style={styles.published}>
          {t('reports:annual.published', { date: date(content.publishedAt, language) })}
        </Text>
        <Text {...tag('P')} style={styles.summary}>
          {content.summary}
        </Text>
        <Text {...tag('H2')} style={styles.heading}>
          {t('reports:annual.figures.title')}
        </Text>
        <View {...tag('Table')}>
          {rows.map(([name, value]) => (
            <View key={name} {...tag('TR')} style={styles.row} wrap={false}>
              <Text {...tag('TH', { scope: 'Row' })}>{t(`reports:annual.figures.${name}`)}</Text>
              <Text {...tag('TD')} style={styles.value}>
                {value}
              </Text>
            </View>
          ))}
        </View>
        <Text {...tag('P')} style={styles.note}>
          {t('reports:annual.figures.note')}
        </Text>
      </Page>
    </Document>,
  );
}
