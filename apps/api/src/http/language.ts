import { type Language, languages } from '@rimba/i18n';
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
export async function refuseStrangeLanguage({ query }: FastifyRequest): Promise<void> {
  if (!query || typeof query !== 'object' || !('lang' in query) || query.lang === '') return;
  if (typeof query.lang !== 'string' || !isLanguage(query.lang))
    throw new Problem('request.invalid_language');
}

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The caller's language: the `lang` query, else Accept-Language, else Indonesian. */
export function requestLanguage(request: FastifyRequest): Language {
  const query: unknown = request.query;
  if (
    query &&
    typeof query === 'object' &&
    'lang' in query &&
    typeof query.lang === 'string' &&
    isLanguage(query.lang)
  ) {
    return query.lang;
  }
  const wanted = request.headers['accept-language']
    ?.split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return wanted?.find(isLanguage) ?? 'id';
}
