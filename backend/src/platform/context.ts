import type { Allowances } from './allowance-config';
import type { LimitBasisName } from '@wakafine/domain/limits/limit-basis';
import type { ServiceArea, ServiceAreaName } from '@wakafine/domain/geo/service-area';
import type { TravelTimes } from '@wakafine/domain/places/travel-times';
import type { NearRoad } from './known-roads';
import type { Caches } from './caches';
import type { CodeSigner } from './code-signer';
import type { CostBudget } from './cost-budget';
import type { Db } from './db';
import type { Emit } from './events';
import type { Gauges } from './gauges';
import type { FairQueue } from './fair-queue';
import type { Flushes } from './grouped-flush';
import type { HostedIdentity } from './hosted-identity';
import type { KeyedLock } from './keyed-lock';
import type { Logger } from './log';
import type { OwnerDatabase } from './owner-database';
import type { PushSender } from './push/push-sender';
import type { HourlyLimit } from './rate-limit';
import type { Retention } from './retention-config';
import type { SmsGateway } from './sms/gateway';
import type { SecretBox } from './secret-box';
import type { SecretHasher } from './secret-hasher';
import type { TokenMarks } from './token-marks';
import type { DataSource } from 'typeorm';

/** The time, as a function so that a test can hold it still. */
export type Clock = () => Date;

/** First parameter of every act: who acts, on what, when, and who is told. */
export interface Ctx<Actor = unknown> {
  readonly actor: Actor;
  readonly db: Db;
  readonly dataSource: DataSource;
  /** The same database as its owner, for jobs that change the schema. */
  readonly owner: OwnerDatabase;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly caches: Caches;
  readonly locks: KeyedLock;
  readonly flushes: Flushes;
  readonly gauges: Gauges;
  readonly hasher: SecretHasher;
  /** Queue of all work that hashes a secret, so that processor and database stay free for everybody else. */
  readonly secretQueue: FairQueue;
  /** What everybody may ask for, whatever way it is asked. */
  readonly budget: CostBudget;
  readonly secretBox: SecretBox;
  /** How the tokens of sessions are stored. */
  readonly sessionTokens: TokenMarks;
  /** Signs the codes of vehicles. */
  readonly codeSigner: CodeSigner;
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
  /** How long things are kept unless staff have decided otherwise. */
  readonly retention: Retention;
  /** Months in which an entry of the audit log is kept. */
  readonly auditLogMonths: number;
  /** Months after which an incident is deleted. */
  readonly incidentMonths: number;
  /** Where speed accuses; what lies outside is recorded only. */
  readonly serviceArea: ServiceArea;
  /** Its name, by which phones know it. */
  readonly serviceAreaName: ServiceAreaName;
  /** Whether a fix may be near a known road: off them for 2 min nobody is accused. */
  readonly isNearRoad: NearRoad;
  /** Least ways between towns; null where none are known. */
  readonly travelTimes: TravelTimes | null;
  /** What the legal limit is taken from. */
  readonly limitBasis: LimitBasisName;
  /** Style of the tile map; null where none is configured. */
  readonly mapStyleUrl: string | null;
  /** Who else may say who somebody is. */
  readonly hostedIdentity: HostedIdentity;
  /** How phones are reached while the app is closed. */
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
  readonly log: Logger;
  /** Aborted once the client has closed the connection without its answer; absent where there is no request. */
  readonly clientSignal?: () => AbortSignal;
}

/** What all requests of a server process share. */
export type Services = Omit<Ctx, 'actor' | 'clientSignal'>;
