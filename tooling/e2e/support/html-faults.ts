import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'empty-heading': 'error' },
});

/** Where a document is not written as the standard says, with the place: an element where it may not stand, an id twice. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, line, column }) => `${message} (${line}:${column})`),
  );
}
