import { Fragment } from 'react';

/** A text with an address in it: where that is too long for a line it breaks before an @ or a point, not in a word. */
export const wrappedAddress = (text: string) =>
  text.split(/(?=[@.]\S)/).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
