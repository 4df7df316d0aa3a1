import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@rimba/i18n';
import type { Plugin } from 'vite';
import type { MailTemplate } from '../../apps/api/src/engagement/message/mail-contents.ts';

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  /** Its fonts and pictures stand apart: `kept:` and the place in the files. */
  readonly html: string;
  readonly text: string;
  /** The names of documents that come with it. */
  readonly documents: readonly string[];
}

export interface RenderedMails {
  readonly mails: Readonly<Record<MailTemplate, Readonly<Record<Language, RenderedMail>>>>;
  /** Data addresses, each once: most mails have the same fonts and pictures. */
  readonly files: readonly string[];
}

const name = 'virtual:mails';
const service = join(import.meta.dirname, '..', '..', 'apps', 'api');

/** In a process of its own, as the service runs: Storybook has its own way to read sources. */
async function renderMails(): Promise<RenderedMails> {
  const script = ['--import', 'tsx', 'src/testing/rendered-mails.ts'];
  const options = { cwd: service, maxBuffer: Number.POSITIVE_INFINITY };
  const { stdout } = await promisify(execFile)(process.execPath, script, options);
  return JSON.parse(stdout);
}

/** Gives stories every mail that the product sends, as the service itself makes it. */
export function mails(): Plugin {
  return {
    name: 'rimba:mails',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}`
        ? Object.entries(await renderMails())
            .map(([part, value]) => `export const ${part} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
