import type { ObjectSchema } from 'yup';

/** As much of a schema as Formik asks for. */
export interface LazySchema {
  validate(values: object, options: object): Promise<unknown>;
  /** Has it fetched before it is asked. */
  prepare(): void;
}

const fetchSchemas = () => import('./validation');

/** First step of sign-in. */
export const lazyPhoneStepSchema = lazySchema(async () => (await fetchSchemas()).phoneStepSchema);

/** Second step of sign-in. */
export const lazyPinStepSchema = lazySchema(async () => (await fetchSchemas()).pinStepSchema);

/**
 * A schema that is fetched when somebody begins to type: yup weighs as much as the rest of a sign-in form. Where it
 * can't be fetched nothing is found wrong, and what is sent is for the server to judge.
 */
function lazySchema(fetchSchema: () => Promise<ObjectSchema<object>>): LazySchema {
  const fetched = () => fetchSchema().catch(() => null);
  return {
    validate: async (values, options) => (await fetched())?.validate(values, options),
    prepare: () => void fetched(),
  };
}
