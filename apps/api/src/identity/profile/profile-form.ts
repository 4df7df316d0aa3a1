import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { allWrong } from '../../http/body-rules.ts';
import { type FieldProblem, fieldProblem, invalidFields, Problem } from '../../http/problem.ts';
import { unfitTexts } from '../../http/text.rules.ts';
import { largestPicture } from '../picture/index.ts';
import { ProfileFields } from './profile.schemas.ts';
import { type ProfileChanges, wrongInProfile } from './profile.service.ts';

type Part = MultipartFile | MultipartValue;

/** The changes a request asks for, from a form with or without a picture, or from JSON. */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileChanges> {
  if (!request.isMultipart()) return toChanges(request.body ?? {}, undefined);
  return readParts(request).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    // Said of the part or of the whole form, as the bytes happen to come.
    if (isTooLarge(cause)) throw new Problem('profile.picture_too_large', { cause });
    // A form that ends too early or has no boundary is the reader's own fault, whatever the parser calls it.
    throw new Problem('request.invalid', { cause });
  });
}

async function readParts(request: FastifyRequest): Promise<ProfileChanges> {
  const fields: Record<string, unknown> = {};
  let picture: Buffer | undefined;
  // Whoever is gone before the form is read sends no end of it: the parser would wait for one for ever.
  if (request.raw.destroyed) throw new Problem('request.invalid');
  for await (const part of request.parts({
    limits: { fileSize: largestPicture, files: 1, fields: 10, fieldSize: 4_096 },
  })) {
    const content = await readPart(part);
    if (content instanceof Buffer) picture = content;
    else fields[part.fieldname] = content;
  }
  return toChanges(fields, picture);
}

async function readPart(part: Part): Promise<unknown> {
  // The parser's types promise a name; who sends none gets past them.
  if (!part.fieldname) throw new Problem('request.invalid');
  if (part.type === 'field') return part.value;
  if (part.fieldname !== 'profilePicture') {
    throw new Problem('request.unknown_parameter', {
      values: { name: part.fieldname, allowed: 'profilePicture' },
    });
  }
  const content = await part.toBuffer();
  // A form whose file was not chosen sends an empty one.
  return content.length === 0 && !part.filename ? undefined : content;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

function toChanges(given: unknown, picture: Buffer | undefined): ProfileChanges {
  if (!Value.Check(ProfileFields, given) || unfitTexts(given).length)
    throw invalidFields(allWrong(given, ProfileFields, refusedFields(given), wrongInProfile));
  const { removePicture, ...fields } = given;
  if (picture) return { ...fields, picture };
  return removePicture === true || removePicture === 'true' ? { ...fields, picture: null } : fields;
}

function refusedFields(given: unknown): FieldProblem[] {
  const fields = given && typeof given === 'object' ? Object.keys(given) : [];
  const known = Object.keys(ProfileFields.properties);
  const strangers = fields.filter((name) => !known.includes(name));
  const wrong = [...Value.Errors(ProfileFields, given)].map(
    (error) => error.instancePath.split('/')[1] ?? '',
  );
  const unseen = unfitTexts(given).map((place) => place.split('/')[1] ?? '');
  return [...new Set([...strangers, ...unseen, ...wrong.filter(Boolean)])].map((name) => {
    if (unseen.includes(name)) return fieldProblem(name, 'request.unseen_signs');
    if (strangers.includes(name)) {
      return fieldProblem(name, 'request.unknown_parameter', { name, allowed: known.join(', ') });
    }
    return fieldProblem(name, 'request.invalid_parameter', { name, allowed: allowedFor(name) });
  });
}

function allowedFor(name: string): string {
  const allowed: Record<string, string> = {
    language: 'id, en',
    publicName: 'full, initials, hidden',
    adopterType: 'individual, organisation',
    removePicture: 'true, false',
  };
  return allowed[name] ?? '"…"';
}
