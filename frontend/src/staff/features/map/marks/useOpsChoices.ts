import { useMemo } from 'react';
import { useViewState } from '../../../kit/frame/useViewState';
import { OPS_KINDS, OPS_ZONES, type OpsChoices, type OpsKind, type OpsZone } from './ops-choices';

/** Keys of the address, which the page may share with its own: hidden zones and kinds, the part that is shown, what is open. */
const DEFAULTS = { mapZones: '', mapKinds: '', mapAt: '', mapOpen: '' };

export interface OpsChoicesState {
  choices: OpsChoices;
  /** Key of the mark whose card is open. */
  openKey: string | null;
  /** The part of the country in the address, as text; empty for the one to begin with. */
  at: string;
  toggleZone(zone: OpsZone): void;
  toggleKind(kind: OpsKind): void;
  open(key: string | null): void;
  moveTo(at: string): void;
}

/** Shown and hidden layers of the operations map, stored in the address. */
export function useOpsChoices(): OpsChoicesState {
  const { view, change } = useViewState(DEFAULTS);
  return useMemo(() => {
    const hiddenZones = setOf(view.mapZones, OPS_ZONES);
    const hiddenKinds = setOf(view.mapKinds, OPS_KINDS);
    return {
      choices: { hiddenZones, hiddenKinds },
      openKey: view.mapOpen === '' ? null : view.mapOpen,
      at: view.mapAt,
      toggleZone: (zone) => change({ mapZones: toggled(hiddenZones, zone) }),
      toggleKind: (kind) => change({ mapKinds: toggled(hiddenKinds, kind) }),
      open: (key) => change({ mapOpen: key ?? '' }),
      moveTo: (mapAt) => change({ mapAt }),
    };
  }, [view, change]);
}

function setOf<Name extends string>(text: string, known: readonly Name[]): ReadonlySet<Name> {
  const names = text.split('.');
  return new Set(known.filter((name) => names.includes(name)));
}

function toggled<Name extends string>(hidden: ReadonlySet<Name>, name: Name): string {
  const next = hidden.has(name) ? [...hidden].filter((other) => other !== name) : [...hidden, name];
  return next.join('.');
}
