import { InMemoryCache, type ApolloCache, type DocumentNode, type OperationVariables } from '@apollo/client';
import { Kind } from 'graphql';
import { useSyncExternalStore } from 'react';
import { isPersistedField } from './persisted-fields';

/** Time when the server answered a question last. */
export interface AnswerTime {
  /** Device time, ms since 1970. */
  readonly atMs: number;
  /** Whether that was before this page was opened. */
  readonly isStored: boolean;
}

/** A question of the app, with what it asks for. */
export interface Asked {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

/** By the field of the cache's root that holds the answer. */
let times: ReadonlyMap<string, AnswerTime> = new Map();
const listeners = new Set<() => void>();

/** Notes that the server has answered a question now. */
export function noteAnswer(cache: ApolloCache, asked: Asked): void {
  const atMs = Date.now();
  change(rootFieldsOf(cache, asked).map((field) => [field, { atMs, isStored: false }]));
}

/** Restores the times of answers that were stored earlier; what has been answered since stays. */
export function restoreAnswerTimes(stored: readonly (readonly [field: string, atMs: number])[]): void {
  const older = stored.filter(([field]) => !times.has(field));
  change(older.map(([field, atMs]) => [field, { atMs, isStored: true }]));
}

/** Discards all of it. */
export function clearAnswerTimes(): void {
  times = new Map();
  notify();
}

/** Time when each answer came that may be stored. */
export function answerTimes(): ReadonlyMap<string, AnswerTime> {
  return times;
}

/** Time of these answers, by the oldest of them; null where there is none. */
export function useAnswerTime(cache: ApolloCache, questions: readonly Asked[]): AnswerTime | null {
  const known = useSyncExternalStore(subscribe, answerTimes);
  let oldest: AnswerTime | null = null;
  for (const field of questions.flatMap((asked) => rootFieldsOf(cache, asked))) {
    const time = known.get(field);
    if (time !== undefined && (oldest === null || time.atMs < oldest.atMs)) {
      oldest = time;
    }
  }
  return oldest;
}

function rootFieldsOf(cache: ApolloCache, { query, variables = {} }: Asked): string[] {
  if (!(cache instanceof InMemoryCache)) {
    return [];
  }
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) {
    return [];
  }
  return operation.selectionSet.selections
    .filter((field) => field.kind === Kind.FIELD)
    .filter((field) => isPersistedField(field.name.value))
    .map((field) =>
      cache.policies.getStoreFieldName({
        typename: 'Query',
        fieldName: field.name.value,
        field,
        variables,
      }),
    );
}

function change(next: readonly (readonly [string, AnswerTime])[]): void {
  if (next.length > 0) {
    times = new Map([...times, ...next]);
    notify();
  }
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
