import type { EventType } from '../events';

/** Subject of an event with the version that it had by then; of each subject only ever newer ones are passed on. */
export interface VersionedKey {
  readonly id: number;
  readonly version: number;
}

/** An event as it crosses to other processes: by its subject alone, which each of them reads for itself as it is by then. */
export interface CrossingEvent {
  readonly name: string;
  /** Written with the change itself, by a trigger. */
  readonly isWritten: boolean;
  readonly keyOf: (payload: never) => unknown;
  /** The payloads behind some keys, in their order; undefined where there is nothing any more. */
  readonly read: (keys: readonly never[]) => Promise<readonly unknown[]>;
  /** The version of a payload, by which what is older is dropped; null where there is none. */
  readonly versionOf: ((payload: never) => VersionedKey) | null;
  /** The whole payload as a text, for a bus that carries more than keys; null where it crosses by its key alone. */
  readonly stream: {
    readonly write: (payload: never) => string;
    readonly read: (text: string) => unknown;
  } | null;
}

/** Declares an event that crosses. */
export function crossing<Payload, Key>(
  type: EventType<Payload>,
  { keyOf, read, isWritten = false }: CrossingWay<Payload, Key>,
): CrossingEvent {
  return { name: type.eventName, keyOf, read, isWritten, versionOf: null, stream: null };
}

/** Declares an event of something that has versions. */
export function crossingVersions<Payload extends VersionedKey>(
  type: EventType<Payload>,
  {
    read,
    stream,
  }: {
    readonly read: (ids: readonly number[]) => Promise<readonly (Payload | undefined)[]>;
    readonly stream: {
      readonly write: (payload: Payload) => string;
      readonly read: (text: string) => Payload;
    };
  },
): CrossingEvent {
  const keyOf = ({ id, version }: Payload): VersionedKey => ({ id, version });
  return {
    ...crossing<Payload, VersionedKey>(type, { keyOf, read: (keys) => read(keys.map(({ id }) => id)) }),
    ...{ versionOf: keyOf, stream },
  };
}

interface CrossingWay<Payload, Key> {
  readonly keyOf: (payload: Payload) => Key;
  readonly read: (keys: readonly Key[]) => Promise<readonly (Payload | undefined)[]>;
  readonly isWritten?: boolean;
}
