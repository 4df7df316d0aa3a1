import type { ParserOptions } from 'react-docgen-typescript';

/** How a component's properties are read from its types: for the table on its page, and for the list that reviews see. */
export const docgenOptions = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  // A link takes all that `<a>` does: its table has what is its own, and where it leads.
  propFilter: ({ name, parent }, component) =>
    component.name !== 'Link' || name === 'href' || !parent?.fileName.includes('@types/react'),
} satisfies ParserOptions;
