import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Heading, Link, PageSection } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import * as styles from './home.css.ts';

/** Who works with the communities, by name: logos are theirs, and shown where there is one. */
export function Partners({ partners }: { partners: readonly Schema<'Partner'>[] | null }) {
  const { t } = useTranslation(['home', 'common']);
  if (partners?.length === 0) return null;
  return (
    <PageSection heading={t('home:partners.title')} note={t('home:partners.text')}>
      {partners === null ? (
        <SectionFailed />
      ) : (
        <ul className={styles.partners}>
          {partners.map((partner) => (
            <li key={partner.id} className={styles.partner}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function PartnerName({ name, logo, url }: Schema<'Partner'>) {
  const { t } = useTranslation(['home', 'common']);
  const mark =
    logo === null ? (
      <Heading level={3} size="h4">
        {name}
      </Heading>
    ) : (
      <img src={logo} alt={name} height={48} loading="lazy" />
    );
  if (url === null) return mark;
  return (
    <Link href={url} newWindow={t('common:a11y.newTab')} aria-label={t('home:partners.visit', { name })}>
      {mark}
    </Link>
  );
}
