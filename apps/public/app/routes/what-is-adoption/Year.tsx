import { drawingFor, seedlingDrawing } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { Heading, PageWidth, Plate, Stack, Text } from '@rimba/ui';
import * as styles from './about.css.ts';

const steps = [
  { key: 'choose', drawing: seedlingDrawing },
  { key: 'patrol', drawing: drawingFor('Shorea balangeran', 'other') },
  { key: 'news', drawing: drawingFor('Shorea balangeran', 'leaf') },
] as const;

/** What happens in a year, in three steps. */
export function Year() {
  const { t } = useTranslation('about');
  return (
    <PageWidth>
      <section aria-labelledby="year">
        <Stack gap={5}>
          <Heading level={2} id="year">
            {t('year.title')}
          </Heading>
          <ol className={styles.strip}>
            {steps.map(({ key, drawing }) => (
              <li key={key} className={styles.step}>
                <Plate of={drawing} size="small" />
                <Stack gap={1}>
                  <Heading level={3}>{t(`year.${key}.title`)}</Heading>
                  <Text>{t(`year.${key}.text`)}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
      </section>
    </PageWidth>
  );
}
