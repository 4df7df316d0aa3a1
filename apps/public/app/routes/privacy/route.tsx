import type { TextKey } from '@rimba/i18n';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { TextLink } from '@rimba/shell';
import { Link, PageSection, PageWidth, Stack, Text } from '@rimba/ui';
import { operator } from '../../data/operator.server.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import * as styles from '../../frame/content.css.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { inForceSince, policy, policyFacts } from './policy.ts';

export function loader({ context }: Route.LoaderArgs) {
  return operator(context.get(requestContext).language);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const values = { ...policyFacts, ...loaderData };
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <ContentHead title={t('page.title')} lead={t('page.lead')}>
        <Text variant="small" tone="muted">
          {t('page.updated', { date: format.date(inForceSince) })}
        </Text>
        <Text weight="medium" measure>
          {t('page.short')}
        </Text>
      </ContentHead>
      <PageWidth>
        <nav aria-label={t('page.contents')}>
          <Stack as="ol" gap={2}>
            {policy.map(({ part }) => (
              <li key={part}>
                <Link href={`#${part}`}>{t(`${part}.title`)}</Link>
              </li>
            ))}
          </Stack>
        </nav>
      </PageWidth>
      {policy.map((section) => (
        <PageSection key={section.part} id={section.part} heading={t(`${section.part}.title`)}>
          <PolicyTexts {...section} values={values} />
        </PageSection>
      ))}
    </>
  );
}

type WithoutNamespace<Key> = Key extends `privacy:${infer Rest}` ? Rest : never;
type PrivacyKey = WithoutNamespace<TextKey>;

interface PolicyTextsProps {
  part: string;
  texts: readonly string[];
  list?: boolean;
  values: Readonly<Record<string, string | number>>;
}

function PolicyTexts({ part, texts, list = false, values }: PolicyTextsProps) {
  const written = texts.map((text) => (
    <Trans
      key={text}
      ns="privacy"
      i18nKey={`${part}.${text}` as PrivacyKey}
      values={values}
      components={{ contact: <TextLink to={{ page: 'contact' }} /> }}
    />
  ));
  if (list) {
    return (
      <ul className={styles.list}>
        {written.map((text) => (
          <li key={text.key}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <Stack gap={4}>
      {written.map((text) => (
        <Text key={text.key} measure>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
