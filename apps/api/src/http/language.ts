import { type Language, languages } from '@rimba/i18n';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

/** The query of a call whose answer has texts. */
export const LanguageQuery = Type.Object({ lang: Type.Optional(Type.String({ description: 'id or en' })) });

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
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'id';
}
