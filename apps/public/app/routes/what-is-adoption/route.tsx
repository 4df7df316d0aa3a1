import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, Inline, LetteredList, PageSection, Stack, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { ContentHead } from '../../frame/ContentHead.tsx';
import * as styles from '../../frame/content.css.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';

const steps = ['choose', 'details', 'pay', 'certificate', 'follow'] as const;

/** The parts that are a heading, perhaps a lead, and a list. */
const lists = {
  adopter: ['certificate', 'tree', 'news', 'name', 'receipt'],
  community: ['support', 'record', 'voice', 'open'],
  dies: ['survival', 'replant', 'certificate', 'noRefund'],
  afterYear: ['ends', 'renew', 'release', 'memory'],
  promises: ['year', 'price', 'noRefund', 'replant', 'survival', 'updates'],
} as const;

export default function WhatIsAdoption() {
  const { t } = useTranslation('about');
  const words = (part: keyof typeof lists): readonly string[] => {
    switch (part) {
      case 'adopter':
        return lists.adopter.map((key) => t(`adopter.${key}`));
      case 'community':
        return lists.community.map((key) => t(`community.${key}`));
      case 'dies':
        return lists.dies.map((key) => t(`dies.${key}`));
      case 'afterYear':
        return lists.afterYear.map((key) => t(`afterYear.${key}`));
      case 'promises':
        return lists.promises.map((key) => t(`promises.${key}`));
    }
  };
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <ContentHead title={t('intro.title')} lead={t('intro.lead')}>
        <Text weight="medium">{t('intro.notOwnership')}</Text>
      </ContentHead>
      <PageSection heading={t('steps.title')}>
        <LetteredList
          items={steps.map((step) => ({
            title: t(`steps.${step}.title`),
            children: <Text measure>{t(`steps.${step}.text`)}</Text>,
          }))}
        />
      </PageSection>
      <ListSection heading={t('adopter.title')} items={words('adopter')} />
      <ListSection heading={t('community.title')} note={t('community.lead')} items={words('community')} />
      <ListSection heading={t('dies.title')} note={t('dies.lead')} items={words('dies')} />
      <ListSection heading={t('afterYear.title')} items={words('afterYear')} />
      <ListSection heading={t('promises.title')} items={words('promises')} />
      <PageSection heading={t('carbon.title')}>
        <Text measure>{t('carbon.text')}</Text>
      </PageSection>
      <PageSection heading={t('cta.title')}>
        <Stack gap={4} align="start">
          <Inline>
            <Button asChild>
              <ChooseLink>{t('cta.button')}</ChooseLink>
            </Button>
          </Inline>
          <TextLink to={{ page: 'faq' }}>{t('cta.faq')}</TextLink>
        </Stack>
      </PageSection>
    </>
  );
}

interface ListSectionProps {
  heading: string;
  note?: string;
  items: readonly string[];
}

function ListSection({ items, ...section }: ListSectionProps) {
  return (
    <PageSection {...section}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </PageSection>
  );
}
