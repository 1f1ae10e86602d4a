import 'reflect-metadata';
import { openApiText } from './openapi-text';

/** Prints the OpenAPI document as it stands in `api/openapi.json`. */
async function main(): Promise<void> {
  process.stdout.write(await openApiText());
}

void main();
