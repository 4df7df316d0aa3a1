import { type ReactNode, useLayoutEffect } from 'react';
import { shownState } from './foundations.css.ts';

const states = /:(hover|active|focus-visible)(?![\w-])/g;

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule);

/** Lets rules for a pointer, a press and the keyboard hold also for what is in a frame that shows this state standing still. */
function showStatesOf({ cssRules }: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of cssRules) {
    if (isGroup(rule)) showStatesOf(rule);
    else if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shown'))
      rule.selectorText = rule.selectorText.replaceAll(states, ':is(:$1, [data-shown~="$1"] > *)');
  }
}

interface InStateProps {
  state: 'hover' | 'hover active' | 'focus-visible';
  children: ReactNode;
}

/** Its only child as it looks under a pointer, pressed or reached by the keyboard: no pointer can be in a picture. */
export function InState({ state, children }: InStateProps) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) showStatesOf(sheet);
  }, []);
  return (
    <span className={shownState} data-shown={state}>
      {children}
    </span>
  );
}
