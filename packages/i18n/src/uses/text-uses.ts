import { languages } from '../languages.ts';
import { resources } from '../resources.ts';

/** A text with both its wordings and the source files that show it, by their path in the repository. */
export interface TextUse {
  /** Namespace and key, plural forms as one: `trees:list.title`. */
  readonly key: string;
  readonly id: string;
  readonly en: string;
  readonly files: readonly string[];
}

interface Literal {
  /** Spelled in the source; `${…}` stands for one part of a key or more letters of it. */
  readonly text: string;
  readonly file: string;
}

type Texts = { readonly [key: string]: string | Texts };

const pluralForm = /_(one|other)$/;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
/** A regular expression may hold one quote without the other. */
const expression = /(?<=[[(,=:]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const givenTemplate = /\bt\(\s*`([^`]*)`/g;
const hole = /\$\{[^}]*\}/;
const holes = /\$\{([^}]*)\}/g;

/**
 * Finds where texts are used, by the literals of the sources that spell their keys, with or without the
 * namespace. A key spelled without it counts for the files that name the namespace, where there are any.
 * Where a file puts keys together from a table, or takes a whole group of texts, the words beside it decide.
 *
 * @param sources the text of each source file by its path
 */
export function findTextUses(sources: ReadonlyMap<string, string>): TextUse[] {
  const literals = [...sources].flatMap(([file, source]) => literalsOf(file, source));
  const whole = Map.groupBy(literals, ({ text }) => text);
  const patterns = [...whole].flatMap(([text, of]) =>
    toPattern(text).map((pattern) => ({ pattern, files: of.map(({ file }) => file) })),
  );
  /** Two parts that a template leaves open could be any two of the texts: they have to stand in its file. */
  const stand = (words: readonly string[], file: string) =>
    words.length < 2 || words.every((word) => whole.get(word)?.some((one) => one.file === file));
  const tables = [...sources].flatMap(([file, source]) => tableOf(file, source, literals));
  const spelledBy = (key: string) => [
    ...(whole.get(key) ?? []).map(({ file }) => file),
    ...patterns.flatMap(({ pattern, files }) => {
      const [spelled, ...words] = pattern.exec(key) ?? [];
      return spelled === undefined ? [] : files.filter((file) => stand(words, file));
    }),
  ];

  return Object.keys(resources.en).flatMap((namespace) => {
    const name = new RegExp(`['"\`]${namespace}(?:['"]|:)`);
    const naming = new Set([...sources].flatMap(([file, source]) => (name.test(source) ? [file] : [])));
    const near = tables.filter(({ file }) => naming.has(file));
    const wordings = languages.map((language) => flatten(textsOf(language, namespace)));
    const [id = new Map<string, string>(), en = new Map<string, string>()] = wordings;
    return [...id].map(([key, wording]) => {
      const bare = spelledBy(key);
      const named = bare.filter((file) => naming.has(file));
      const files = new Set([
        ...spelledBy(`${namespace}:${key}`),
        ...(named.length > 0 ? named : bare),
        ...near.filter((table) => table.holds(key)).map(({ file }) => file),
      ]);
      return {
        key: `${namespace}:${key}`,
        id: wording,
        en: en.get(key) ?? '',
        files: [...files].sort(),
      };
    });
  });
}

const textsOf = (language: keyof typeof resources, namespace: string): Texts =>
  (resources[language] as Record<string, Texts>)[namespace] ?? {};

/** Dotted keys and their texts; of two plural forms the general one. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[(prefix + name).replace(pluralForm, ''), value]]
      : [...flatten(value, `${prefix}${name}.`)],
  );
  return new Map(entries);
}

function literalsOf(file: string, source: string): Literal[] {
  const code = source.replace(comment, '').replace(expression, '');
  // A template inside a template ends the outer one too early; what is given to `t` is found by itself.
  const given = [...code.matchAll(givenTemplate)].map(([, template = '']) => template);
  return [...spelledIn(code), ...given].map((text) => ({ text, file }));
}

/** Every literal, those inside a template's holes too. */
function spelledIn(source: string): string[] {
  return [...source.matchAll(quoted)].flatMap(([, single, double, template]) => {
    if (template === undefined) return [single ?? double ?? ''];
    return [template, ...[...template.matchAll(holes)].flatMap(([, inside = '']) => spelledIn(inside))];
  });
}

interface Table {
  readonly file: string;
  holds(key: string): boolean;
}

/** A file that asks for keys made of nothing but holes, or for a group of texts as an object. */
function tableOf(file: string, source: string, literals: readonly Literal[]): Table[] {
  const wholeGroups = source.includes('returnObjects: true');
  if (!wholeGroups && !/`\$\{\w+\}\.\$\{\w+\}`/.test(source)) return [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const words = new Set(literals.filter((one) => one.file.startsWith(folder)).map(({ text }) => text));
  const holds = (key: string) => {
    const [group = '', ...rest] = key.split('.');
    return words.has(group) && (wholeGroups || rest.every((part) => words.has(part)));
  };
  return [{ file, holds }];
}

/** A hole for a whole part of a key, before its pattern is one. */
const wholePart = /(?<=^|[.:])\*(?=\\\.|$)/g;

/** What a template literal may spell. One that is nothing but holes could spell anything, and says nothing. */
function toPattern(text: string): RegExp[] {
  // A type that takes keys apart shows none.
  if (text.includes('${infer ')) return [];
  const pieces = text.split(hole);
  if (pieces.length === 1 || !/^[\w:.-]*$/.test(pieces.join('')) || !/\w/.test(pieces.join(''))) return [];
  const spelled = pieces
    .join('*')
    .replaceAll('.', '\\.')
    .replace(wholePart, '([\\w-]+)')
    .replaceAll('*', '[\\w-]+');
  return [new RegExp(`^${spelled}$`)];
}
