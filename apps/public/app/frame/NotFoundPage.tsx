import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, ContourField, Heading, Inline, PageWidth, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './not-found.css.ts';
import { PageMeta } from './PageMeta.tsx';

interface NotFoundPageProps {
  title?: string;
  text?: string;
  /** A button of its own, before the ways out. */
  action?: ReactNode;
  code?: number;
}

/** Says that nothing is here. The way back appears with the document's script, which knows where that is. */
export function NotFoundPage({ title, text, action, code = 404 }: NotFoundPageProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      <PageMeta title={title ?? t('notFound.title')} listed={false} />
      <div className={styles.contours} aria-hidden>
        <ContourField of={motif('contours')} seed="not-found" />
      </div>
      <PageWidth>
        <Stack gap={5}>
          <Heading level={1}>{title ?? t('notFound.title')}</Heading>
          <Text variant="lead" measure>
            {text ?? t('notFound.description')}
          </Text>
          <Inline>
            {action}
            <span data-go-back hidden>
              <Button variant="secondary">{t('notFound.goBack')}</Button>
            </span>
            <Button asChild>
              <PageLink to={{ page: 'home' }}>{t('notFound.goHome')}</PageLink>
            </Button>
          </Inline>
          <Text variant="small" tone="muted">
            {t('notFound.code', { code })}
          </Text>
        </Stack>
      </PageWidth>
    </div>
  );
}
