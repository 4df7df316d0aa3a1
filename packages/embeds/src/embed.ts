import { type ApiClient, ApiError, createApiClient } from '@rimba/api-client';
import { defaultLanguage, type Language, parseLanguage, withLanguage } from '@rimba/i18n';
import { html, render, type TemplateResult } from 'lit-html';
import type { BuiltIn } from './built-in.ts';
import { type Say, wordsIn } from './words.ts';

/** Where the script came from is where Rimba is. */
const origin = new URL(import.meta.url).origin;

/** What a card is written with. */
export interface Reader {
  readonly language: Language;
  readonly say: Say;
  /** The whole address of a file of Rimba's. */
  readonly at: (path: string) => string;
  /** The whole address of a page in the card's language. */
  readonly linkTo: (page: keyof BuiltIn['paths'], value: string) => string;
}

interface Embed<Data> {
  readonly name: `rimba-${string}`;
  /** The attribute that says which one. */
  readonly subject: string;
  /** Asks open calls only; rejects with an ApiError. */
  load(api: ApiClient, subject: string, language: Language): Promise<Data>;
  show(data: Data, reader: Reader): TemplateResult;
  /** What is said where there is none of that name. */
  missing(say: Say): string;
}

/**
 * Makes a custom element that shows one thing of Rimba's on anybody's page, and follows its attributes: the subject,
 * `lang` (or that of what it stands in: `id`, `en`) and `theme` (`light`, `dark`; the reader's own without it).
 */
export function defineEmbed<Data>({ name, subject, load, show, missing }: Embed<Data>): void {
  // The same script may be named twice on a page.
  if (customElements.get(name)) return;

  let isTold = false;
  /** Readers are told as of one that there is none of; who wrote the page, once, in the console. */
  const tellMissing = () => {
    if (!isTold) console.warn(`<${name}> wants its attribute “${subject}”.`);
    isTold = true;
  };

  class RimbaEmbed extends HTMLElement {
    static readonly observedAttributes = [subject, 'lang'];
    readonly #shadow = this.attachShadow({ mode: 'open' });
    /** Of several questions only the latest is answered. */
    #asked = 0;

    #isDue = false;

    connectedCallback(): void {
      this.#askSoon();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#askSoon();
    }

    /** All attributes that are set in one go are asked about once. */
    #askSoon(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        void this.#ask();
      });
    }

    async #ask(): Promise<void> {
      this.#asked += 1;
      const asked = this.#asked;
      const language = languageOf(this);
      const say = wordsIn(language);
      const put = (content: TemplateResult) => {
        if (asked === this.#asked) render(frame(language, content), this.#shadow);
      };
      const wanted = this.getAttribute(subject)?.trim();
      if (!wanted) {
        tellMissing();
        return put(html`<p>${missing(say)}</p>`);
      }
      put(html`<p class="quiet" role="status">${say('embeds:loading')}</p>`);
      try {
        const api = createApiClient({ baseUrl: origin, language: () => language });
        const data = await load(api, wanted, language);
        put(show(data, { language, say, at, linkTo: linksIn(language) }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isMissing = error.status === 404 || error.status === 400;
        put(isMissing ? html`<p>${missing(say)}</p>` : failed(say, () => void this.#ask()));
      }
    }
  }
  customElements.define(name, RimbaEmbed);
}

const at = (path: string) => new URL(path, origin).href;

/** Each of these pages has one hole in its address. */
const linksIn =
  (language: Language): Reader['linkTo'] =>
  (page, value) =>
    at(
      withLanguage(
        builtIn.paths[page].replace(/\{\w+\}/, () => encodeURIComponent(value)),
        language,
      ),
    );

function languageOf(element: HTMLElement): Language {
  const said = element.closest<HTMLElement>('[lang]')?.lang.toLowerCase().split('-')[0];
  return parseLanguage(said) ?? defaultLanguage;
}

const frame = (language: Language, content: TemplateResult) => html`
  <style>${builtIn.look}</style>
  <div class="card" lang=${language}>${content}</div>
`;

const failed = (say: Say, again: () => void) => html`
  <p>${say('embeds:failed')}</p>
  <button type="button" @click=${again}>${say('embeds:again')}</button>
`;
