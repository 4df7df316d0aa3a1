import { release } from './release.ts';

const registry = process.env.RELEASE_REGISTRY;
const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

if (registry === undefined || !URL.canParse(registry)) {
  fail('RELEASE_REGISTRY is missing: the address of the registry to publish to');
} else {
  await release(registry, say).catch((failure: Error) => fail(failure.message));
}
