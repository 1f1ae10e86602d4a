import { API_EXAMPLES, type ApiExample } from '../../../graphql/examples';

const BY_FIELD = new Map(API_EXAMPLES.map((example) => [example.field, example]));

/** The example of a field of a type; only those of the root types have one. */
export function exampleOf(typeName: string, fieldName: string): ApiExample | undefined {
  return BY_FIELD.get(`${typeName}.${fieldName}`);
}
