import { Idiomorph } from 'idiomorph';
import { checkoutElsewhere } from './checkout-elsewhere.ts';

const form = document.querySelector<HTMLFormElement>('form[data-pick]');
const { adopters: checkout = '', adoptersTrees: trees = '' } = form?.dataset ?? {};
const address = form && checkoutElsewhere(window.location, { checkout, trees });
if (address != null) window.location.replace(address);
else if (form) bringPickerToLife(form);

/** What is to be mended before it goes on: a field that was refused, or the first of the trees where none is ticked. */
const wanting = (picker: HTMLFormElement) =>
  picker.querySelector('#pick-missing') ? '[name=pick]' : '[aria-invalid="true"]';

/** What is ticked and wished for is asked anew at each change, in place; the way back leads to it as it was. */
function bringPickerToLife(picker: HTMLFormElement): void {
  const addressOf = (submitter?: HTMLElement | null) => {
    const said = new URLSearchParams();
    for (const [name, value] of new FormData(picker, submitter)) said.append(name, String(value));
    return `${picker.action}?${said}`;
  };
  // A bare address would draw other trees when it is come back to.
  const remember = () => window.history.replaceState(window.history.state, '', addressOf());
  let asking: AbortController | undefined;

  async function askAnew(submitter?: HTMLElement | null): Promise<void> {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    picker.querySelector('[data-pick-summary]')?.setAttribute('aria-busy', 'true');
    submitter?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(addressOf(submitter), { signal: mine.signal });
      // On to the details. Asked for like the rest, so that a tree that is taken meanwhile is told in place: a page
      // load of the same step would have to be gone back through once more.
      if (answer.redirected) return window.location.assign(answer.url);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector<HTMLFormElement>('form[data-pick]');
      if (!answer.ok || !next) throw new Error('No form came');
      Idiomorph.morph(picker, next.innerHTML, { morphStyle: 'innerHTML' });
      remember();
      // Far above the button that was pressed.
      if (submitter) picker.querySelector<HTMLElement>(wanting(picker))?.focus();
    } catch {
      if (mine.signal.aborted) return;
      picker.querySelector('[data-pick-summary]')?.removeAttribute('aria-busy');
      submitter?.removeAttribute('aria-busy');
      const failed = picker.querySelector<HTMLElement>('[data-pick-failed]');
      if (failed) failed.hidden = false;
      window.addEventListener('online', () => void askAnew(submitter), { once: true, signal: mine.signal });
    }
  }

  remember();
  picker.addEventListener('change', () => void askAnew());
  picker.addEventListener('keydown', (event) => {
    // Enter in the field would press the form's first button.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.type === 'number') event.target.blur();
  });
  picker.addEventListener('click', ({ target }) => {
    const step = target instanceof Element && target.closest<HTMLElement>('[data-pick-step]');
    const field = picker.querySelector<HTMLInputElement>('[name=count]');
    if (!step || !field) return;
    const before = field.value;
    if (step.dataset.pickStep === '1') field.stepUp();
    else field.stepDown();
    if (field.value !== before) void askAnew();
  });
  picker.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLElement)) return;
    event.preventDefault();
    void askAnew(submitter);
  });
  window.addEventListener('pageshow', () => {
    for (const busy of picker.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  });
}
