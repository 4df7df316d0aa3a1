import { join } from 'node:path';
import ts from 'typescript-5';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};

/** What an editor shows where the pointer rests. */
export interface Hover {
  /** Sentences, however their author marked them. */
  readonly said: string;
  readonly throws: string;
  readonly example: string;
}

/** A program in a folder as an editor has it open, whose one file is written anew by `open`. */
export function editorIn(folder: string) {
  const file = join(folder, 'open.ts');
  let text = '';
  let version = 0;
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '1'),
    getScriptSnapshot: (name) => {
      const source = name === file ? text : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });

  return {
    open(source: string) {
      text = source;
      version += 1;
    },
    /** What the compiler has against it. */
    faults: () =>
      service
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    /** The type of a name that the file exports, and who answers questions about it. */
    typeOf(name: string) {
      const program = service.getProgram();
      const source = program?.getSourceFile(file);
      if (!program || !source) throw new Error('nothing is open');
      const checker = program.getTypeChecker();
      const module = checker.getSymbolAtLocation(source);
      const symbol = module && checker.getExportsOfModule(module).find((exported) => exported.name === name);
      if (!symbol) throw new Error(`${name} is not exported`);
      return { checker, type: checker.getTypeOfSymbol(symbol) };
    },
    /** Over the name that follows a mark of the file. */
    hoverAfter(mark: string): Hover {
      const info = service.getQuickInfoAtPosition(file, text.indexOf(mark) + mark.length);
      const tag = (name: string) =>
        ts.displayPartsToString(info?.tags?.find((found) => found.name === name)?.text).trim();
      return {
        said: ts.displayPartsToString(info?.documentation) || tag('description'),
        throws: tag('throws'),
        example: tag('example'),
      };
    },
  };
}
