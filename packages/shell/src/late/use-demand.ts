import { useState } from 'react';

export interface Demand {
  /** It has been asked for: from now on its code is there, closed or open. */
  readonly wanted: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** For the button that asks. */
  readonly ask: () => void;
}

/**
 * For menus and dialogs whose code is fetched when somebody first asks for them. The button that asks stands
 * on its own, so nothing is replaced under the reader's finger; focus returns to it.
 */
export function useDemand(): Demand {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setWanted(true);
    setOpen(true);
  };
  return { wanted, open, onOpenChange: setOpen, ask };
}
