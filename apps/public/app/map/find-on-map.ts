import type { ApiClient, Schema } from '@rimba/api-client';
import { createQueryClient, readyFirst, treePageQuery } from '@rimba/api-client/react-query';
import { shortestSearch } from '@rimba/forms';
import type { Language } from '@rimba/i18n';
import { measure, number } from '@rimba/i18n/format';

type Tree = Schema<'Tree'>;

/** As many as stand under the field without scrolling, of those that were looked through. */
const shown = 5;
const looked = 25;

interface FindOptions {
  readonly api: ApiClient;
  readonly language: Language;
  /** What stands in the field to begin with. */
  readonly words: string;
  /** Whether the list waits until something else is looked for. */
  readonly isQuiet: boolean;
  readonly onWords: (words: string) => void;
  readonly onTree: (tree: Tree) => void;
}

/** Trees by name, kind or code: a list of buttons beside the map, which work by keyboard as by touch. */
export function findOnMap(
  stage: HTMLElement,
  { api, language, words: begun, isQuiet, onWords, onTree }: FindOptions,
  signal: AbortSignal,
): void {
  const form = stage.querySelector<HTMLFormElement>('[data-find]');
  const list = stage.querySelector<HTMLElement>('[data-found]');
  const said = stage.querySelector<HTMLElement>('[data-find-said]');
  const [line] = list?.children ?? [];
  if (!form || !list || !said || !line) return;
  const cache = createQueryClient();
  let asked = '';
  /** What the list shows, or is about to. */
  let found: Promise<readonly Tree[]> = Promise.resolve([]);
  const clear = () => {
    list.replaceChildren(line);
    said.textContent = '';
  };

  /** The map is what is looked at now. */
  const lead = (tree: Tree) => {
    clear();
    asked = '';
    onTree(tree);
  };

  const find = async (words: string): Promise<readonly Tree[]> => {
    if (words.length < shortestSearch) {
      clear();
      return [];
    }
    const answer = await cache
      .fetchQuery(treePageQuery(api, { search: words, limit: looked }))
      .catch(() => undefined);
    if (asked !== words || signal.aborted) return [];
    clear();
    if (!answer || answer.data.length === 0) {
      said.textContent = (answer ? said.dataset.none : said.dataset.broken) ?? '';
      return [];
    }
    const trees = readyFirst(answer.data).slice(0, shown);
    list.append(...trees.map((tree) => lineOf(line, tree, { language, onTree: lead })));
    said.textContent = (said.dataset.some ?? '')
      .replace('SHOWN', number(trees.length, language))
      .replace('FOUND', number(answer.meta.total, language));
    return trees;
  };

  const look = () => {
    const words = String(new FormData(form).get('q') ?? '').trim();
    if (words === asked) return;
    asked = words;
    onWords(words);
    found = find(words);
  };

  form.addEventListener('input', look, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const words = asked;
      void found.then(([first]) => first && asked === words && !signal.aborted && lead(first));
    },
    { signal },
  );
  const field = form.querySelector('input');
  if (field && begun !== '') {
    field.value = begun;
    if (!isQuiet) look();
  }
  signal.addEventListener('abort', () => {
    form.reset();
    clear();
  });
}

interface LineOptions {
  readonly language: Language;
  readonly onTree: (tree: Tree) => void;
}

function lineOf(line: Element, tree: Tree, { language, onTree }: LineOptions): Node {
  const copy = line.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  copy.hidden = false;
  const write = (name: string, text: string) => {
    const place = copy.querySelector(`[data-found-${name}]`);
    if (place) place.textContent = text;
  };
  write('name', tree.treeName);
  write('facts', `${tree.code} · ${measure(tree.height, 'm', language)}`);
  for (const mark of copy.querySelectorAll<HTMLElement>('[data-found-status]')) {
    mark.hidden = mark.dataset.foundStatus !== tree.status;
  }
  copy.querySelector('button')?.addEventListener('click', () => onTree(tree));
  return copy;
}
