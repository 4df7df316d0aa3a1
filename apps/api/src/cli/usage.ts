import type { Command } from 'commander';
import type { CommandText } from './terminal.ts';

const titles = {
  'Usage:': 'usage.title',
  'Options:': 'usage.options',
  'Commands:': 'usage.commands',
} as const;

const refusals = [
  [/unknown command '([^']+)'/, 'usage.unknownCommand'],
  [/unknown option '([^']+)'/, 'usage.unknownOption'],
  [/missing required argument '([^']+)'/, 'usage.missingArgument'],
  [/required option '([^']+)' not specified/, 'usage.missingArgument'],
  [/option '([^']+)' argument missing/, 'usage.missingValue'],
  [/option '([^']+)' argument '.*' is invalid\. Allowed choices are (.+)\./s, 'usage.notOffered'],
  [/too many arguments/, 'usage.tooMany'],
] as const;

/** Commander speaks English only: its titles, its help and its refusals are said in the terminal's language. */
export function speakOfUsage(program: Command, t: CommandText): void {
  program
    .helpOption('-h, --help', t('usage.help'))
    .helpCommand(`help [${t('usage.command')}]`, t('usage.help'))
    .configureHelp({
      // Without what Commander adds in English, the choices: the description names them.
      optionDescription: ({ description }) => description,
      styleTitle: (title) => (isKnown(title) ? t(titles[title]) : title),
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map((argument) => `<${argument.name()}>`)].join(' '),
    })
    .configureOutput({ outputError: (text, write) => write(refusalOf(text, t)) });
}

/** What is written after a command's name. */
export function namePlaceholders(command: Command, t: CommandText): void {
  const words = command
    .usage()
    .replace('[options]', `[${t('usage.option')}]`)
    .replace('[command]', `[${t('usage.command')}]`);
  command.usage(words);
}

const isKnown = (title: string): title is keyof typeof titles => Object.hasOwn(titles, title);

function refusalOf(text: string, t: CommandText): string {
  const [, suggested] = /Did you mean (?:one of )?(.+)\?\)/.exec(text) ?? [];
  const hint = suggested === undefined ? '' : ` ${t('usage.suggestion', { what: suggested })}`;
  for (const [pattern, key] of refusals) {
    const found = pattern.exec(text);
    if (found) return `${t(key, { what: found[1] ?? '', offered: found[2] ?? '' })}${hint}\n`;
  }
  return text;
}
