import { useTranslation } from '@rimba/i18n/react';
import { Stepper } from '@rimba/ui';

const steps = ['trees', 'details', 'payment'] as const;

/** How far an adoption has come. */
export function CheckoutSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('checkout');
  return (
    <Stepper
      label={t('page.title')}
      steps={steps.map((step) => t(`page.steps.${step}`))}
      current={steps.indexOf(at)}
      doneLabel={t('page.steps.done')}
    />
  );
}
