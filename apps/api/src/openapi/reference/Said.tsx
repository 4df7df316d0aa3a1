/** A sentence of the description, its code as code. */
export const Said = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
