import type { Allowances } from '../config/allowance-config';
import type { LimitBasisName } from '@wakafine/domain/limits/limit-basis';
import type { ServiceArea, ServiceAreaName } from '@wakafine/domain/geo/service-area';
import type { TravelTimes } from '@wakafine/domain/places/travel-times';
import type { NearRoad } from '../geo/known-roads';
import type { Caches } from '../memory/caches';
import type { DiskWatch } from '../health/disk-watch';
import type { ReadinessProbe } from '../health/readiness';
import type { ServedMinutes } from '../health/served-minutes';
import type { CodeSigner } from '../secrets/code-signer';
import type { CostBudget } from '../limits/cost-budget';
import type { Db } from '../db/db';
import type { Emit } from '../live/events';
import type { Gauges } from '../log/gauges';
import type { FairQueue } from '../limits/fair-queue';
import type { Flushes } from '../db/grouped-flush';
import type { HostedIdentity } from '../hosted-identity';
import type { KeyedLock } from '../memory/keyed-lock';
import type { Logger } from '../log/log';
import type { SecurityLog } from '../log/security-log';
import type { Tallies } from '../metrics/tallies';
import type { OwnerDatabase } from '../db/owner-database';
import type { OutgoingRules } from '../outgoing/guarded-post';
import type { PushSender } from '../push/push-sender';
import type { HourlyLimit } from '../limits/rate-limit';
import type { BackupConfig } from '../config/backup-config';
import type { Retention } from '../config/retention-config';
import type { MailGateway } from '../mail/gateway';
import type { SmsGateway } from '../sms/gateway';
import type { SmsIntake } from '../sms/sms-intake';
import type { SecretBox } from '../secrets/secret-box';
import type { LogSigners } from '../secrets/log-signers';
import type { SecretHasher } from '../secrets/secret-hasher';
import type { TokenMarks } from '../secrets/token-marks';
import type { Scope } from '@wakafine/domain/keys/scopes';
import type { KeyUse } from '../limits/key-use';
import type { DeprecatedUse } from '../limits/deprecated-use';
import type { DataSource } from 'typeorm';

/** The time, as a function so that a test can hold it still. */
export type Clock = () => Date;

/** The API key that a request comes with. */
export interface KeyOfRequest {
  readonly id: number;
  readonly scopes: readonly Scope[];
}

/** First parameter of every act: who acts, on what, when, and who is notified. */
export interface Ctx<Actor = unknown> {
  readonly actor: Actor;
  readonly db: Db;
  readonly dataSource: DataSource;
  /** The same database as its owner, for jobs that change the schema. */
  readonly owner: OwnerDatabase;
  readonly clock: Clock;
  readonly emit: Emit;
  /** Names of all server processes on the database, the own one first. */
  readonly processes: () => readonly [string, ...string[]];
  readonly caches: Caches;
  readonly locks: KeyedLock;
  readonly flushes: Flushes;
  readonly gauges: Gauges;
  /** Counts for the metrics. */
  readonly tallies: Tallies;
  /** Log of what may be an attack, or the misuse of a right. */
  readonly security: SecurityLog;
  readonly disk: DiskWatch;
  /** Folder of the nightly backups, and the store that they are copied into; null where none is made. */
  readonly backups: BackupConfig | null;
  readonly readiness: ReadinessProbe;
  /** Minutes in which this process served that are not stored yet. */
  readonly servedMinutes: ServedMinutes;
  readonly hasher: SecretHasher;
  /** Queue of all work that hashes a secret, so that processor and database stay free for everybody else. */
  readonly secretQueue: FairQueue;
  /** Operations open to everybody, through any door. */
  readonly budget: CostBudget;
  /** Use of API keys that is not stored yet. */
  readonly keyUse: KeyUse;
  /** Requests for deprecated fields that are not stored yet. */
  readonly deprecatedUse: DeprecatedUse;
  readonly secretBox: SecretBox;
  /** Hashes session tokens and the secrets of API keys for storage. */
  readonly sessionTokens: TokenMarks;
  /** Signs the codes of vehicles. */
  readonly codeSigner: CodeSigner;
  /** Signs the log of evidence. */
  readonly evidenceLog: LogSigners;
  /** Whether demo accounts may sign in. */
  readonly isDemo: boolean;
  /** Limits for each address. */
  readonly limits: {
    readonly authFailures: HourlyLimit;
    readonly pinResets: HourlyLimit;
    readonly signUps: HourlyLimit;
    readonly hostedSignIns: HourlyLimit;
    /** For each account, unlike the others. */
    readonly wrongCodes: HourlyLimit;
  };
  /** National limits on messages and failed sign-ins. */
  readonly allowances: Allowances;
  /** Address that the service is reached at, without a slash at its end; null where it is not configured. */
  readonly publicUrl: string | null;
  /** Time for which things are stored unless staff have decided otherwise. */
  readonly retention: Retention;
  /** Months in which an entry of the audit log is stored. */
  readonly auditLogMonths: number;
  /** Months after which an incident is deleted. */
  readonly incidentMonths: number;
  /** Days in which an event of the public log is stored. */
  readonly publicEventDays: number;
  /** Addresses that webhooks may call. */
  readonly outgoing: OutgoingRules;
  /** The area in which speed accuses; outside of it driving is recorded only. */
  readonly serviceArea: ServiceArea;
  /** Its name, by which phones know it. */
  readonly serviceAreaName: ServiceAreaName;
  /** Whether a fix may be near a known road: off them for 2 min nobody is accused. */
  readonly isNearRoad: NearRoad;
  /** Least ways between towns; null where none are known. */
  readonly travelTimes: TravelTimes | null;
  /** Basis of the legal limit. */
  readonly limitBasis: LimitBasisName;
  /** Style of the tile map; null where none is configured. */
  readonly mapStyleUrl: string | null;
  /** The hosted identity service, if one is configured. */
  readonly hostedIdentity: HostedIdentity;
  /** Senders that reach phones while the app is closed. */
  readonly push: {
    /** Key by which browsers subscribe. */
    readonly publicKey: string;
    /** Hosts of push services that may be called. */
    readonly hosts: readonly string[];
    readonly web: PushSender;
    /** Null where Firebase is not configured. */
    readonly fcm: PushSender | null;
  };
  /** Null where no short messages can be sent. */
  readonly sms: SmsGateway | null;
  /** The gateway that passes short messages on to us; null: none does. */
  readonly smsIntake: SmsIntake | null;
  /** Sends mails; null where none is configured. */
  readonly mail: MailGateway | null;
  readonly log: Logger;
  /** Aborted once the client has closed the connection without its answer; absent where there is no request. */
  readonly clientSignal?: () => AbortSignal;
  /** The key that asks, whose scopes every act goes by; absent where none does. */
  readonly apiKey?: KeyOfRequest | undefined;
}

/** Shared by all requests of a server process. */
export type Services = Omit<Ctx, 'actor' | 'clientSignal'>;

/**
 * Room in the services for what a request adds to them. With so many keys, a copy that adds one gets a layout of its own in memory:
 * 10 us and 1.7 kB for each request and subscription; a copy that only replaces takes 0.8 us and 0.5 kB.
 */
export const ROOM_FOR_REQUEST: {
  readonly actor: null;
  readonly clientSignal: undefined;
  readonly apiKey: undefined;
} = {
  actor: null,
  clientSignal: undefined,
  apiKey: undefined,
};
