import { domainToASCII } from 'node:url';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { type FieldProblem, fieldProblem } from '../../http/problem.ts';

const longest = 254;
/** Printable ASCII without what an address gives a meaning of its own, and letters, marks and digits of any script. */
const mailbox = /^[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+$/u;
const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
const domain = new RegExp(`^(${label}\\.)+(?=[^.]*[a-z])${label}$`);

/** As addresses are kept and compared: in lower case, composed, their domain as the Internet's names are written (IDNA). */
export function tidyEmail(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  // Empty where it is no domain: what was typed is then refused as it is.
  return at < 0 ? text : `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1)) || text.slice(at + 1)}`;
}

/** What is wrong with a tidied address, if anything. */
export function emailProblem(email: string, path = 'email'): FieldProblem | undefined {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  const fits =
    Buffer.byteLength(email) <= longest &&
    Buffer.byteLength(name) <= 64 &&
    mailbox.test(name) &&
    !name.includes('..') &&
    domain.test(host) &&
    host.split('.').at(-1)?.length !== 1;
  return fits ? undefined : fieldProblem(path, 'request.invalid_email');
}

/** Of a body that is an address alone. */
export const wrongInAddress = ({ email = '' }: Sound<{ email: string }>): Finding[] => [
  emailProblem(tidyEmail(email)),
];
