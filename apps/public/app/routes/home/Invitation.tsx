import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Heading, NameTag, PageWidth, Plate, Stack, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import type { Tree } from '../../trees/SheetToChoose.tsx';
import * as styles from './home.css.ts';

/** The last word of the page: a label without a name, on a tree that really waits. */
export function Invitation({ tree }: { tree: Tree | undefined }) {
  const { t } = useTranslation('home');
  return (
    <PageWidth>
      <section className={styles.invitation} aria-labelledby="invitation">
        <Stack gap={4} align="start">
          <Heading level={2} id="invitation">
            {t('cta.title')}
          </Heading>
          <Text variant="lead" measure>
            {t('cta.text')}
          </Text>
          <Button asChild>
            <ChooseLink tree={tree}>{t('cta.button')}</ChooseLink>
          </Button>
        </Stack>
        {tree && (
          <div className={styles.label}>
            <div className={styles.bark}>
              <Plate of={drawingFor(tree.latinName, 'skin')} />
            </div>
            <NameTag
              code={tree.code}
              place={[tree.treeName, tree.kelompokKomunitas?.district].filter(Boolean).join(' · ')}
              name={t('cta.yourName')}
            />
          </div>
        )}
      </section>
    </PageWidth>
  );
}
