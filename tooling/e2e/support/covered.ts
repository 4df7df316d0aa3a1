import type { Page } from '@playwright/test';

/**
 * Each control of a page that cannot be pressed where it stands: scrolled to, its middle is something else's. Controls
 * that nobody sees (in a closed menu, or for screen readers) are left out.
 * @param beside selects a part whose controls are looked at elsewhere
 */
export const covered = (page: Page, beside = '[data-nowhere]'): Promise<string[]> =>
  page.evaluate((elsewhere) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    );
    const isSeen = (element: HTMLElement) =>
      element.closest(elsewhere) === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      element.getBoundingClientRect().width > 2;
    const belongs = (top: Element | null, control: HTMLElement) => {
      if (top === null) return false;
      const label = top.closest('label');
      return (
        control.contains(top) || (label !== null && (label.control === control || label.contains(control)))
      );
    };
    return [...controls].filter(isSeen).flatMap((control) => {
      // Twice: a column that sticks goes along with the page the first time.
      for (let times = 0; times < 2; times += 1) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
      // A link that is broken over lines is pressed on one of them.
      const [line] = control.getClientRects();
      // A link past the menus waits above the page until the keyboard comes to it.
      if (!line || line.bottom < 0) return [];
      const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (belongs(top, control)) return [];
      const words = (control.textContent.trim() || control.getAttribute('aria-label') || control.id).slice(
        0,
        40,
      );
      return [
        `${control.tagName} "${words}" lies under ${top?.tagName ?? 'nothing'}.${top?.className.toString().slice(0, 60)}`,
      ];
    });
  }, beside);
