import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, ContourField, Heading, Inline, PageWidth, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import { LostTrail } from './LostTrail.tsx';
import * as styles from './not-found.css.ts';
import { PageMeta } from './PageMeta.tsx';

interface NotFoundPageProps {
  title?: string;
  text?: string;
  /** A button of its own, before the ways out. */
  action?: ReactNode;
  /** The page may come at another try: its own button is the first choice, the way home the second. */
  retry?: boolean;
  code?: number;
  /** The error's own sentence, beside its code. */
  sentence?: string;
}

/** Says that nothing is here. The way back appears with the document's script, which knows where that is. */
export function NotFoundPage({
  title,
  text,
  action,
  retry = false,
  code = 404,
  sentence,
}: NotFoundPageProps) {
  const { t } = useTranslation(['common', 'errors']);
  const heading = title ?? t('common:notFound.title');
  const lead = text ?? t('common:notFound.description');
  return (
    <div className={styles.page}>
      <PageMeta title={heading} description={lead} listed={false} />
      <div className={styles.contours} aria-hidden>
        <ContourField of={motif('contours')} seed="not-found" />
        <LostTrail />
      </div>
      <PageWidth>
        <div className={styles.words}>
          <Stack gap={5}>
            <Heading level={1}>{heading}</Heading>
            <Text variant="lead" measure>
              {lead}
            </Text>
            <Inline>
              {action}
              <span data-go-back hidden>
                <Button variant="secondary">{t('common:notFound.goBack')}</Button>
              </span>
              <Button asChild variant={retry ? 'secondary' : 'primary'}>
                <PageLink to={{ page: 'home' }}>{t('common:notFound.goHome')}</PageLink>
              </Button>
            </Inline>
            <Text variant="small" tone="muted">
              {`${t('common:notFound.code', { code })} · ${sentence ?? t('errors:request.page_not_found')}`}
            </Text>
          </Stack>
        </div>
      </PageWidth>
    </div>
  );
}
