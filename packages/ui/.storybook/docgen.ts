import type { ParserOptions } from 'react-docgen-typescript';

/** Those that take all that an element does, and what of it their tables have beside what is their own. */
const wholeElements: Readonly<Record<string, readonly string[]>> = {
  Link: ['href'],
  IconButton: ['onClick', 'type', 'disabled', 'aria-pressed', 'aria-expanded'],
};

/** How a component's properties are read from its types: for the table on its page, and for the list that reviews see. */
export const docgenOptions = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ name, parent }, component) =>
    wholeElements[component.name]?.includes(name) !== false || !parent?.fileName.includes('@types/react'),
} satisfies ParserOptions;
