import { type ApiClient, createQueryClient, type Schema, treePageQuery } from '@rimba/api-client';

type Tree = Schema<'Tree'>;

/** The service looks for words of three letters and more. */
const shortestSearch = 3;
const mostFound = 6;

/** Trees by name, kind or code: a list of buttons beside the map, which work by keyboard as by touch. */
export function findOnMap(
  stage: HTMLElement,
  api: ApiClient,
  onTree: (tree: Tree) => void,
  signal: AbortSignal,
): void {
  const form = stage.querySelector<HTMLFormElement>('[data-find]');
  const list = stage.querySelector<HTMLElement>('[data-found]');
  const said = stage.querySelector<HTMLElement>('[data-find-said]');
  const [line] = list?.children ?? [];
  if (!form || !list || !said || !line) return;
  const cache = createQueryClient();
  let asked = '';
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

  const look = async (): Promise<void> => {
    const words = String(new FormData(form).get('q') ?? '').trim();
    if (words === asked) return;
    asked = words;
    if (words.length < shortestSearch) return clear();
    const answer = await cache
      .fetchQuery(treePageQuery(api, { search: words, limit: mostFound }))
      .catch(() => undefined);
    if (asked !== words || signal.aborted) return;
    clear();
    if (!answer || answer.data.length === 0) {
      said.textContent = (answer ? said.dataset.none : said.dataset.broken) ?? '';
      return;
    }
    list.append(...answer.data.map((tree) => lineOf(line, tree, lead)));
  };

  form.addEventListener('input', () => void look(), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => {
    form.reset();
    clear();
  });
}

function lineOf(line: Element, tree: Tree, onTree: (tree: Tree) => void): Node {
  const copy = line.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  copy.hidden = false;
  const write = (name: string, text: string) => {
    const place = copy.querySelector(`[data-found-${name}]`);
    if (place) place.textContent = text;
  };
  write('name', tree.treeName);
  write('code', tree.code);
  copy.querySelector('button')?.addEventListener('click', () => onTree(tree));
  return copy;
}
