import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { IsCompared } from '../../../platform/inputs/bounds';
import { describedEnum } from '../../../platform/described-enum';
import { SMS_BUDGET_LEVELS } from '../../identity/codes/sms-budget';
import type { SmsBudgetLevel } from '../../identity/codes/sms-budget';

export const SmsBudgetLevelEnum = describedEnum(SMS_BUDGET_LEVELS, {
  name: 'SmsBudgetLevel',
  description: "Use of the day's SMS budget.",
  values: {
    AMPLE: 'Less than half of it: every number gets its code.',
    LOW: 'Half of it or more: only known devices and proven numbers still get a code.',
    SPENT: 'All of it: nobody gets a code before the next day.',
  },
});

@ObjectType({ description: 'Rows that the acts of system control would touch now.' })
export class SystemCounts {
  @Field(() => Int, { description: 'Journeys that `endAllJourneys` would end.' })
  activeJourneys: number;

  @Field(() => Int, { description: 'Accounts that `clearDemoData` would delete.' })
  demoAccounts: number;

  @Field(() => Int, { description: 'Journeys that it would delete.' })
  demoJourneys: number;

  @Field(() => Int, { description: 'Violations that it would delete.' })
  demoViolations: number;

  @Field(() => Int, { description: 'Incidents that it would delete.' })
  demoIncidents: number;

  @Field(() => Int, { description: 'Campaigns that it would delete: those that demo accounts registered.' })
  demoCampaigns: number;

  @Field(() => Int, { description: 'Saved views that it would delete: those of demo accounts.' })
  demoViews: number;

  @Field(() => Int, { description: 'All that it would delete.' })
  demoTotal: number;
}

@InputType({ description: 'The typed text and the shown number, before an act that can not be undone.' })
export class ConfirmationInput {
  @Field(() => String, {
    description: 'END ALL for all journeys, CLEAR DEMO for the demo data; in any case.',
  })
  @IsCompared()
  words: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The number that was shown; another by now is a CONFLICT.',
  })
  expectedCount?: number | null;
}

@ObjectType({ description: 'The database as this server sees it.' })
export class DatabaseHealth {
  @Field(() => Float, { description: 'Bytes on the disk.' })
  sizeBytes: number;

  @Field(() => Int, { description: 'Connections of everybody.' })
  connections: number;

  @Field(() => Int, { description: 'Connections that there can be.' })
  connectionsMax: number;

  @Field(() => Int, { description: 'Requests of this process that wait for a connection.' })
  waitingForConnection: number;
}

@ObjectType({
  description: 'The national SMS budget of the day (Africa/Douala), which all server processes share.',
})
export class SmsHealth {
  @Field(() => Int, { description: 'Messages sent today.' })
  sentToday: number;

  @Field(() => Int, { description: 'Messages that may be sent in a day: `SMS_DAILY_BUDGET`.' })
  perDay: number;

  @Field(() => SmsBudgetLevelEnum, {
    description: 'Use of the budget, and who still gets a message.',
  })
  level: SmsBudgetLevel;
}

@ObjectType({ description: 'Work that the server does now and then, in this process.' })
export class JobHealth {
  @Field(() => String, { description: 'Name of the job.' })
  name: string;

  @Field(() => Int, { description: 'Interval between runs, s.' })
  everyS: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when its last run ended; null before the first.',
  })
  lastRunAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Time for which that took, ms; null before the first.' })
  tookMs: number | null;

  @Field(() => Boolean, { description: 'Whether the last run failed; it is tried again in its turn.' })
  hasFailed: boolean;
}

@ObjectType({ description: 'Nightly backups.' })
export class BackupHealth {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time of the last backup that could be restored, UTC; null before the first.',
  })
  madeAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time when it had been restored into a second database and was found the same there, UTC; null before the first.',
  })
  provenAt: Date | null;

  @Field(() => Float, { nullable: true, description: 'Its rows; null before the first.' })
  rows: number | null;

  @Field(() => Float, { nullable: true, description: 'Bytes of its file; null before the first.' })
  sizeBytes: number | null;

  @Field(() => Boolean, {
    description: 'Whether the last proven one was made more than two days ago, or there is none.',
  })
  isOverdue: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time of the last backup whose copy in the store was read back and found the same, UTC; null before the first, and without a store.',
  })
  storedMadeAt: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether that is more than two days ago, or there is none; null without a store.',
  })
  isStoreOverdue: boolean | null;
}

@ObjectType({ description: 'The disk of the data folder.' })
export class DiskHealth {
  @Field(() => Float, { description: 'Free bytes.' })
  freeBytes: number;

  @Field(() => Float, { description: 'All bytes.' })
  totalBytes: number;
}

@ObjectType({ description: 'Health of the service: the server process that answers, and the database.' })
export class ServiceHealth {
  @Field(() => GraphQLDateTime, { description: 'Time when this was so.' })
  checkedAt: Date;

  @Field(() => String, { description: 'Version of the server: that of the release that it is.' })
  version: string;

  @Field(() => Int, { description: 'Time for which the process has been up, s.' })
  upS: number;

  @Field(() => Int, { description: 'Open sockets of this process.' })
  sockets: number;

  @Field(() => Float, { description: 'Fixes stored in a second, over the last minute.' })
  fixesPerSecond: number;

  @Field(() => Int, { description: 'Writes of fixes under way: the queue in front of the database.' })
  writesUnderWay: number;

  @Field(() => Float, {
    nullable: true,
    description:
      '99 of 100 writes of fixes took less until their COMMIT, ms, of the last 5 min; null without any.',
  })
  writeP99Ms: number | null;

  @Field(() => Float, { description: 'Memory of the process, bytes.' })
  memoryBytes: number;

  @Field(() => Float, { description: 'Time for which the database took to answer just now, ms.' })
  databaseAnswerMs: number;

  @Field(() => DatabaseHealth, { description: 'The database.' })
  database: DatabaseHealth;

  @Field(() => SmsHealth, {
    nullable: true,
    description: 'The SMS budget of the day; null where no SMS can be sent.',
  })
  sms: SmsHealth | null;

  @Field(() => BackupHealth, {
    nullable: true,
    description: 'The backups of the night; null where none are made.',
  })
  backup: BackupHealth | null;

  @Field(() => DiskHealth, {
    nullable: true,
    description: 'The disk of the data folder; null where the system does not say.',
  })
  disk: DiskHealth | null;

  @Field(() => [JobHealth], { description: 'Periodic jobs of the server.' })
  jobs: JobHealth[];
}
