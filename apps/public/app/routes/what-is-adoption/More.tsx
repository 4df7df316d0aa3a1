import { useTranslation } from '@rimba/i18n/react';
import { AccordionItem, PageSection, Stack, Text } from '@rimba/ui';
import { list } from '../../frame/content.css.ts';

/** What many do not need to know before they choose; each opens without a script. */
export function More() {
  const { t } = useTranslation('about');
  return (
    <PageSection heading={t('more.title')}>
      <Part
        title={t('adopter.title')}
        items={[
          t('adopter.certificate'),
          t('adopter.tree'),
          t('adopter.news'),
          t('adopter.name'),
          t('adopter.receipt'),
        ]}
      />
      <Part
        title={t('community.title')}
        lead={t('community.lead')}
        items={[t('community.support'), t('community.record'), t('community.voice'), t('community.open')]}
      />
      <Part
        title={t('dies.title')}
        lead={t('dies.lead')}
        items={[t('dies.replant'), t('dies.certificate'), t('dies.noRefund')]}
      />
      <Part
        title={t('afterYear.title')}
        items={[t('afterYear.ends'), t('afterYear.renew'), t('afterYear.release'), t('afterYear.memory')]}
      />
    </PageSection>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  items: readonly string[];
}

function Part({ title, lead, items }: PartProps) {
  return (
    <AccordionItem summary={title}>
      <Stack gap={3}>
        {lead !== undefined && <Text measure>{lead}</Text>}
        <ul className={list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
    </AccordionItem>
  );
}
