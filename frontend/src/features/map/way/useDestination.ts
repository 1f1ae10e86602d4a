import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage/browser-storage';
import { USER_KEYS } from '../../../lib/storage/storage-keys';

/** The town that the map shows the way to. */
export interface Destination {
  /** Null where none is chosen. */
  readonly town: GazetteerTown | null;
  readonly choose: (town: GazetteerTown | null) => void;
}

/** The chosen destination: stored on this phone until it is cleared or its owner signs out, and never sent. */
export function useDestination(): Destination {
  const [town, setTown] = useState(readDestination);
  return {
    town,
    choose(next) {
      setTown(next);
      if (next === null) {
        removeStored(USER_KEYS.destination);
      } else {
        writeStored(USER_KEYS.destination, JSON.stringify(next));
      }
    },
  };
}

function readDestination(): GazetteerTown | null {
  try {
    const stored: unknown = JSON.parse(readStored(USER_KEYS.destination) ?? 'null');
    return isTown(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isTown(value: unknown): value is GazetteerTown {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    ['lat', 'lng', 'radiusM'].every((key) => Number.isFinite(Reflect.get(value, key)))
  );
}
