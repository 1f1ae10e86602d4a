import { text } from 'node:stream/consumers';
import { Validator } from '@seriousme/openapi-schema-validator';

// Lints the OpenAPI document on standard input; prints what is wrong with it and exits 1.
// A process of its own: the linter is an ES module, which the tests' loader does not take.
const validator = new Validator();
const { valid, errors } = await validator.validate(JSON.parse(await text(process.stdin)));
if (!valid) {
  process.stdout.write(`${JSON.stringify(errors, null, 2)}\n`);
}
process.exitCode = valid ? 0 : 1;
