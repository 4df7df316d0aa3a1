import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Inline, Link, PageSection, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

/** Who works with the groups, by name: logos are theirs, and shown where there is one. */
export function Partners({ partners }: { partners: readonly Schema<'Partner'>[] | null }) {
  const { t } = useTranslation(['home', 'common']);
  if (partners?.length === 0) return null;
  return (
    <PageSection heading={t('home:partners.title')} note={t('home:partners.text')}>
      {partners === null ? (
        <SectionFailed />
      ) : (
        <Inline as="ul" gap={6}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerName {...partner} />
            </li>
          ))}
        </Inline>
      )}
    </PageSection>
  );
}

function PartnerName({ name, logo, url }: Schema<'Partner'>) {
  const { t } = useTranslation(['home', 'common']);
  const mark =
    logo === null ? (
      <Text as="span" variant="lead" weight="medium">
        {name}
      </Text>
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
