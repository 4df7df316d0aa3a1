/** Where an event leads. */
export interface Arrow {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** A state machine of the product as its running code has it: the arrows are asked of the code, never written down. */
export interface Machine {
  readonly name: string;
  /** What it is the state of, in a sentence. */
  readonly about: string;
  /** Where the code is. */
  readonly source: string;
  readonly start: string;
  readonly arrows: readonly Arrow[];
}

/** Follows every event from the start on, as far as it leads somewhere new. States are the same by their name. */
export function explore<State, Event>(options: {
  readonly start: State;
  readonly events: readonly Event[];
  readonly next: (state: State, event: Event) => State;
  readonly stateName: (state: State) => string;
  readonly eventName: (event: Event) => string;
}): Arrow[] {
  const { start, events, next, stateName, eventName } = options;
  const known = new Map([[stateName(start), start]]);
  const arrows: Arrow[] = [];
  for (const [from, state] of known) {
    for (const event of events) {
      const reached = next(state, event);
      const to = stateName(reached);
      if (to === from) continue;
      arrows.push({ from, event: eventName(event), to });
      if (!known.has(to)) known.set(to, reached);
    }
  }
  return arrows;
}
