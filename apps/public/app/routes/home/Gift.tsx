import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, GiftIcon, Heading, NameTag, PageWidth, Stack, Text } from '@rimba/ui';
import type { Tree } from '../../trees/SheetToChoose.tsx';
import * as styles from './home.css.ts';

/** A tree for somebody else: a label that waits for their name, and the way to the order of a gift. */
export function Gift({ tree }: { tree: Tree | undefined }) {
  const { t } = useTranslation('home');
  return (
    <PageWidth>
      <section className={styles.invitation} aria-labelledby="gift">
        <Stack gap={4} align="start">
          <Heading level={2} id="gift">
            {t('gift.title')}
          </Heading>
          <Text measure>{t('gift.text')}</Text>
          <Button asChild icon={GiftIcon}>
            <PageLink to={{ page: 'unsignedCheckout', suffix: '?gift=1' }}>{t('gift.cta')}</PageLink>
          </Button>
        </Stack>
        {tree && (
          <div className={styles.giftTag}>
            <NameTag
              code={tree.code}
              place={[tree.treeName, tree.kelompokKomunitas?.district].filter(Boolean).join(' · ')}
              name={t('gift.tag')}
            />
          </div>
        )}
      </section>
    </PageWidth>
  );
}
