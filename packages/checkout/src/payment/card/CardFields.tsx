import { useTranslation } from '@rimba/i18n/react';
import { Stack, Text, TextField } from '@rimba/ui';
import { type CardDetails, groupedNumber, slashedExpiry } from './card-details.ts';
import { pair } from './card-fields.css.ts';

/** Where each detail is typed, as long as it stands on the page. */
export type CardInputs = Partial<Record<keyof CardDetails, HTMLInputElement | null>>;

interface CardFieldsProps {
  card: CardDetails;
  wrong: readonly (keyof CardDetails)[];
  inputs: CardInputs;
  onChange: (change: Partial<CardDetails>) => void;
  /** A field was left. */
  onLeave: (field: keyof CardDetails) => void;
}

/** A card's details. The fields have no names: a form that is sent leaves them out. */
export default function CardFields({ card, wrong, inputs, onChange, onLeave }: CardFieldsProps) {
  const { t } = useTranslation('checkout');
  const errorOf = (field: keyof CardDetails) =>
    wrong.includes(field) ? t(`card.wrong.${field}`) : undefined;
  const at = (field: keyof CardDetails) => (input: HTMLInputElement | null) => {
    inputs[field] = input;
  };
  return (
    <Stack gap={3}>
      <TextField
        ref={at('number')}
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        error={errorOf('number')}
        onBlur={() => onLeave('number')}
        onChange={({ currentTarget }) => onChange({ number: groupedNumber(currentTarget.value) })}
      />
      <div className={pair}>
        <TextField
          ref={at('expiry')}
          label={t('card.expiry')}
          hint={t('card.expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          value={card.expiry}
          error={errorOf('expiry')}
          onBlur={() => onLeave('expiry')}
          onChange={({ currentTarget }) => onChange({ expiry: slashedExpiry(currentTarget.value) })}
        />
        <TextField
          ref={at('cvv')}
          label={t('card.cvv')}
          hint={t('card.cvvHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          value={card.cvv}
          error={errorOf('cvv')}
          onBlur={() => onLeave('cvv')}
          onChange={({ currentTarget }) => onChange({ cvv: currentTarget.value })}
        />
      </div>
      <Text variant="small" tone="muted">
        {t('card.whoReads')}
      </Text>
    </Stack>
  );
}
