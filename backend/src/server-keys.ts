import { createHash } from 'node:crypto';
import type { Config } from './platform/config/config';
import { logSigner } from './platform/secrets/log-signers';
import type { LogSigners } from './platform/secrets/log-signers';
import { sessionKeyOf } from './platform/secrets/token-marks';

/** Configured secrets, and the address that the service is known by. */
interface KeyParts {
  readonly config: Pick<Config, 'publicUrl'> &
    Partial<
      Pick<
        Config,
        | 'formerPepper'
        | 'sessionKey'
        | 'formerSessionKey'
        | 'vehicleCodeKey'
        | 'formerVehicleCodeKey'
        | 'evidenceKey'
        | 'formerEvidenceKey'
      >
    >;
  readonly pepper: string;
  readonly witnessFolder?: string;
}

/** The key for new sessions first. Where one is configured for the first time, older sessions go on. */
export function sessionKeys({ config, pepper }: KeyParts): [string, ...string[]] {
  const { sessionKey = null, formerSessionKey = null, formerPepper = null } = config;
  const derived = sessionKeyOf(pepper);
  const former = [
    formerSessionKey,
    sessionKey !== null && formerSessionKey === null ? derived : null,
    formerPepper === null ? null : sessionKeyOf(formerPepper),
  ];
  return [sessionKey ?? derived, ...former.filter((key) => key !== null)];
}

/** The key for new codes first; codes in use stay right while a former key is named, and after a first key of their own is. */
export function vehicleCodeKeys(parts: KeyParts): [string, ...string[]] {
  const { vehicleCodeKey = null, formerVehicleCodeKey = null } = parts.config;
  const derived = sessionKeys(parts);
  return vehicleCodeKey === null
    ? derived
    : [vehicleCodeKey, ...(formerVehicleCodeKey === null ? derived : [formerVehicleCodeKey])];
}

/** Name and keys that sign the log of evidence. The name goes with the address, by which people know the service. */
export function evidenceLog({ config, pepper, witnessFolder }: KeyParts): LogSigners {
  const { publicUrl, evidenceKey = null, formerEvidenceKey = null } = config;
  const name = `${publicUrl === null ? 'wakafine' : new URL(publicUrl).host}/evidence`;
  const derived = createHash('sha256').update(`evidence log ${pepper}`).digest('hex');
  const former = formerEvidenceKey === null ? [] : [logSigner(name, formerEvidenceKey)];
  return {
    name,
    signers: [logSigner(name, evidenceKey ?? derived), ...former],
    witnessFolder: witnessFolder ?? null,
  };
}
