import { Trans, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { TextLink } from '@rimba/shell';
import { Banner, Link, PageSection, Stack, Text } from '@rimba/ui';
import { operator } from '../../data/operator.server.ts';
import { Island } from '../../enhancement/Island.tsx';
import * as styles from '../../frame/content.css.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import formsScript from '../forms.enhancement.tsx?worker&url';
import type { Route } from './+types/route.ts';
import { ContactForm } from './ContactForm.tsx';

export const links = noteFont;

export function loader({ context }: Route.LoaderArgs) {
  return operator(context.get(requestContext).language);
}

export default function Contact({ loaderData: { contactEmail } }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageSection
        level={1}
        heading={t('page.title')}
        note={t('page.lead')}
        aside={
          <Stack gap={3}>
            <Text>
              <Trans
                ns="contact"
                i18nKey="page.faqHint"
                components={{ faq: <TextLink to={{ page: 'faq' }} /> }}
              />
            </Text>
            <Link href={`mailto:${contactEmail}`} standalone>
              {t('page.emailUs', { contactEmail })}
            </Link>
          </Stack>
        }
      >
        <div className={styles.narrow}>
          <Stack gap={4}>
            {/* The bot check needs a script; without one this address reaches the same people. */}
            <noscript>
              <Banner tone="info">
                <Trans
                  ns="common"
                  i18nKey="noScript.contact"
                  values={{ contactEmail }}
                  components={{ email: <Link href={`mailto:${contactEmail}`} /> }}
                />
              </Banner>
            </noscript>
            <Island name="contact" script={formsScript}>
              <ContactForm />
            </Island>
          </Stack>
        </div>
      </PageSection>
    </>
  );
}
