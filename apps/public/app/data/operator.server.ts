import { type Language, operatorName } from '@rimba/i18n';

/** Who runs this product, by the variables that the service reads too: what pages say about it. */
export function operator(language: Language) {
  const { OPERATOR_NAME: name, CONTACT_EMAIL: contactEmail } = process.env;
  return { operatorName: operatorName(name, language), contactEmail: contactEmail || 'halo@rimba.example' };
}
