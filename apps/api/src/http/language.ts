import { detectLanguage, type Language, languages, parseLanguage } from '@rimba/i18n';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from './problem.ts';
import { readAsKey } from './read-as.ts';

/** What every call of /api/v1 takes: the language of its texts and messages. */
export const LanguageQuery = Type.Object({
  lang: Type.Optional(
    Type.String({
      description: 'Language of texts and messages; else Accept-Language decides',
      [readAsKey]: { enum: [...languages] },
    }),
  ),
});

/** Refuses a language that is none before anything is done in it. @throws Problem request.invalid_language */
export async function refuseStrangeLanguage(request: FastifyRequest): Promise<void> {
  const asked = askedLanguage(request);
  if (asked !== undefined && asked !== '' && !parseLanguage(asked)) {
    throw new Problem('request.invalid_language');
  }
}

/** The caller's language: the `lang` query, else Accept-Language, else Indonesian. */
export const requestLanguage = (request: FastifyRequest): Language =>
  parseLanguage(askedLanguage(request)) ??
  detectLanguage({ acceptLanguage: request.headers['accept-language'] });

function askedLanguage({ query }: FastifyRequest): unknown {
  return query && typeof query === 'object' && 'lang' in query ? query.lang : undefined;
}
