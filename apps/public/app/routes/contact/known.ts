import { createSessionStorage, openLocalStorage } from '@rimba/auth';
import { lateSurveyIn } from '@rimba/paths/late-survey';
import { isLeft } from '../../sign-in/is-left.ts';

/** A subject is no longer than its field: of more trees the first are named. */
const mostNamed = 3;

interface Form {
  readonly setValue: (field: 'name' | 'email' | 'subject', value: string) => void;
}

type Translate = (key: 'contact:form.lateSurvey', given: { trees: string }) => string;

/** Writes who is signed in and what they came for, where nobody has begun to type. */
export default function writeKnown({ setValue }: Form, t: Translate): void {
  const user = createSessionStorage(openLocalStorage(window)).read()?.user;
  const trees = lateSurveyIn(window.location.hash).slice(0, mostNamed).join(', ');
  if (user && isLeft('name')) setValue('name', user.name);
  if (user && isLeft('email')) setValue('email', user.email);
  if (trees !== '' && isLeft('subject')) setValue('subject', t('contact:form.lateSurvey', { trees }));
}
