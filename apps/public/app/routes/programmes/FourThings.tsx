import { standFigureFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { breastHeightM, Heading, MeasuredDrawing, PageWidth, Stack } from '@rimba/ui';
import * as styles from './programmes.css.ts';

/** The drawn example: no tree of the record, so it has no code and no figures of its own. */
const example = { heightM: 4.4, latinName: 'Gonystylus bancanus' } as const;
const personM = 1.65;

/** What a patrol takes at every tree, shown on one. */
export function FourThings() {
  const { t } = useTranslation(['programmes', 'trees']);
  const format = useFormat();
  return (
    <PageWidth>
      <section className={styles.ruled} aria-labelledby="taken">
        <Stack gap={2}>
          <div className={styles.takenHead}>
            <Heading level={2} size="h3" id="taken">
              {t('programmes:patrol.takenTitle')}
            </Heading>
          </div>
          <div className={styles.pairFromTop}>
            <MeasuredDrawing
              heightM={example.heightM}
              seed="example"
              figure={standFigureFor(example.latinName)}
              label={t('programmes:patrol.takenDrawing')}
              words={{
                height: ['a', t('trees:measures.height')],
                girth: ['b', t('trees:measures.girth')],
                breastHeight: format.number(breastHeightM, 2),
                person: t('trees:measures.person', { height: format.measure(personM, 'm') }),
                square: (metres) => t('trees:measures.square', { size: format.measure(metres, 'm') }),
              }}
            />
            <ol className={styles.taken}>
              {(['height', 'girth', 'photos', 'place'] as const).map((thing) => (
                <li key={thing} className={styles.takenThing}>
                  {t(`programmes:patrol.taken.${thing}`)}
                </li>
              ))}
            </ol>
          </div>
        </Stack>
      </section>
    </PageWidth>
  );
}
