import type { ObjectSchema } from 'yup';

/** As much of a schema as Formik asks for. */
export interface LazySchema {
  validate(values: object, options: object): Promise<unknown>;
  /** Has it fetched before it is asked. */
  prepare(): void;
}

const fetchSchemas = () => import('./validation');

/** First step of sign-in; the form itself refuses what is no number. */
export const lazyPhoneStepSchema = lazySchema(async () => (await fetchSchemas()).phoneStepSchema, {
  isWaitedFor: false,
});

/** Second step of sign-in. */
export const lazyPinStepSchema = lazySchema(async () => (await fetchSchemas()).pinStepSchema, {
  isWaitedFor: true,
});

/**
 * A schema that is fetched when somebody begins to type: yup weighs as much as the rest of a sign-in form. As long as it
 * isn't there and isn't waited for, or where it can't be fetched, it finds nothing wrong: the form must look itself at
 * what it takes, or leave it to the server.
 */
function lazySchema(
  fetchSchema: () => Promise<ObjectSchema<object>>,
  { isWaitedFor }: { isWaitedFor: boolean },
): LazySchema {
  let schema: ObjectSchema<object> | null = null;
  async function fetched(): Promise<void> {
    schema ??= await fetchSchema().catch(() => null);
  }
  return {
    async validate(values, options) {
      if (isWaitedFor) {
        await fetched();
      }
      return schema?.validate(values, options);
    },
    prepare: () => void fetched(),
  };
}
