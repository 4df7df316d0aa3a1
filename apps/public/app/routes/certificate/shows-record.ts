import type { Language } from '@rimba/i18n';
import { date, lastFullDay } from '@rimba/i18n/format';

interface SignedRecord {
  readonly certificateNumber: string;
  readonly holder: string;
  readonly issuedAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly trees: readonly { readonly code: string; readonly latinName: string }[];
}

/**
 * Whether a sheet says what was signed, and of no more trees: a right record beside another name, another day or
 * another tree would be worth nothing. A payload whose signature is right has our shape.
 */
export function showsRecord(payload: string, sheet: Element, language: Language): boolean {
  const record: SignedRecord = JSON.parse(payload);
  const { certificateNumber, holder, issuedAt, startsAt, endsAt, trees } = record;
  const words = sheet.textContent;
  return (
    trees.length === sheet.querySelectorAll('li').length &&
    [
      certificateNumber,
      holder,
      date(issuedAt, language),
      date(startsAt, language),
      lastFullDay(endsAt, language),
      ...trees.flatMap(({ code, latinName }) => [code, latinName]),
    ].every((said) => words.includes(said))
  );
}
