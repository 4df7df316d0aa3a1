import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import { date, number, rupiah } from '@rimba/i18n/format';
import { PaperSheet } from '../documents/PaperSheet.tsx';
import { toPdf } from '../documents/pdf.ts';
import { colours } from '../documents/sheet-colours.ts';
import { sheetHeading } from '../documents/sheet-heading.ts';
import { tag } from '../documents/tagged.ts';
import { translatorFor } from '../language/translator.ts';
import type { AnnualReport } from './annual-report.schemas.ts';

export type AnnualReportContent = Omit<AnnualReport, 'file'>;

const styles = StyleSheet.create({
  published: { color: colours.quiet },
  summary: { fontSize: 13, lineHeight: 1.6, marginTop: 22, marginBottom: 12 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottom: `0.75pt solid ${colours.line}`,
    paddingVertical: 12,
    fontSize: 12,
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
    <PaperSheet title={content.title} foot={`Rimba · ${content.title}`} language={language}>
      <Text {...tag('P')} style={styles.published}>
        {t('reports:annual.published', { date: date(content.publishedAt, language) })}
      </Text>
      <Text {...tag('P')} style={styles.summary}>
        {content.summary}
      </Text>
      <Text {...tag('H2')} style={sheetHeading}>
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
    </PaperSheet>,
  );
}
