import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Heading, Inline, PageWidth, Stack, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import * as styles from './programmes.css.ts';
import type { Programme } from './programmes.ts';

interface NextStepProps {
  programme: Programme['key'];
  /** How many trees wait; undefined where it is not known. */
  ready: number | undefined;
}

/** Where a reader who likes a programme goes on: to a tree, or to the people; and to the other programmes. */
export function NextStep({ programme, ready }: NextStepProps) {
  const { t } = useTranslation(['programmes', 'about', 'communities']);
  return (
    <PageWidth>
      <section className={styles.next} aria-labelledby="next">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="next">
            {t(`programmes:${programme}.nextTitle`)}
          </Heading>
          <Text>
            {t(`programmes:${programme}.nextText`)}
            {programme !== 'empowerment' &&
              ready !== undefined &&
              ` ${t('programmes:page.ready', { count: ready })}`}
          </Text>
        </Stack>
        <Inline>
          <Button asChild width="fullOnPhone">
            {programme === 'empowerment' ? (
              <PageLink to={{ page: 'communities' }}>{t('communities:list.title')}</PageLink>
            ) : (
              <ChooseLink>{t('about:cta.button')}</ChooseLink>
            )}
          </Button>
          <Button asChild variant="secondary" width="fullOnPhone">
            <PageLink to={{ page: 'programmes' }}>{t('programmes:page.others')}</PageLink>
          </Button>
        </Inline>
      </section>
    </PageWidth>
  );
}
