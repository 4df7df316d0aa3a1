import type { FastifySchemaValidationError } from 'fastify';

/**
 * Ajv tells of every branch of a union that a value does not fit. What was sent was meant as one of them: the one whose
 * constants it has, or else, of several without any, the nearest: what is of another type altogether is farther than
 * what has faults inside. Where it has the constants of none, they are all that is told, as one choice.
 */
export function asMeant<T extends FastifySchemaValidationError>(findings: readonly T[]): T[] {
  // Unions inside others come before them.
  return findings.filter(({ keyword }) => /^(any|one)Of$/.test(keyword)).reduce<T[]>(settled, [...findings]);
}

function settled<T extends FastifySchemaValidationError>(findings: T[], union: T): T[] {
  const start = `${union.schemaPath}/`;
  const inside = ({ schemaPath, instancePath }: T) =>
    schemaPath.startsWith(start) && `${instancePath}/`.startsWith(`${union.instancePath}/`);
  /** The branch's number, and what in it was not met. */
  const placeOf = ({ schemaPath }: T) => schemaPath.slice(start.length);
  const branches = new Map<string | undefined, T[]>();
  for (const finding of findings.filter(inside)) {
    const [branch] = placeOf(finding).split('/');
    branches.set(branch, [...(branches.get(branch) ?? []), finding]);
  }
  const isConstant = (finding: T) => /^\d+\/(properties\/[^/]+\/)?const$/.test(placeOf(finding));
  const isOfOtherType = ({ keyword, instancePath }: T) =>
    keyword === 'type' && instancePath === union.instancePath;
  const distance = (branch: T[]) => [Number(branch.some(isOfOtherType)), branch.length] as const;
  const [meant] = [...branches.values()]
    .filter((branch) => !branch.some(isConstant))
    .sort((one, other) => {
      const [[type, faults], [otherType, otherFaults]] = [distance(one), distance(other)];
      return type - otherType || faults - otherFaults;
    });
  const kept = meant ?? asChoices([...branches.values()].flat().filter(isConstant));
  return findings.flatMap((finding) => {
    if (finding === union) return kept.length ? kept : [union];
    return inside(finding) ? [] : [finding];
  });
}

/** Constants for the same place as the values that it may have. */
function asChoices<T extends FastifySchemaValidationError>(constants: readonly T[]): T[] {
  const choices = new Map<string, T & { params: { allowedValues: unknown[] } }>();
  for (const constant of constants) {
    const { instancePath, params } = constant;
    const before = choices.get(instancePath)?.params.allowedValues ?? [];
    const allowedValues = [...before, params.allowedValue];
    choices.set(instancePath, { ...constant, keyword: 'enum', params: { allowedValues } });
  }
  return [...choices.values()];
}
