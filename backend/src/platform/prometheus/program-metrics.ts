import type { Registry } from 'prom-client';
import type { Tallies } from '../metrics/tallies';
import { registerCounter } from './register';

/** Adds what programs of others ask for: deprecated fields, and calls with API keys; no key is named, for names have no bound. */
export function ofPrograms(registry: Registry, { deprecatedFields, keyCalls, keyPoints }: Tallies): void {
  registerCounter(registry, {
    name: 'wakafine_deprecated_fields_total',
    help: 'Requests for deprecated fields of GraphQL, by field and kind of caller.',
    labels: ['field', 'caller'],
    read: () => deprecatedFields.entries(),
  });
  registerCounter(registry, {
    name: 'wakafine_key_calls_total',
    help: 'Requests with an API key, by kind of key (unknown: no valid key) and outcome: ok, or the code of the refusal.',
    labels: ['kind', 'outcome'],
    read: () => keyCalls.entries(),
  });
  registerCounter(registry, {
    name: 'wakafine_key_points_total',
    help: 'Points that API keys have spent through all doors, by kind of key.',
    labels: ['kind'],
    read: () => keyPoints.entries(),
  });
}
