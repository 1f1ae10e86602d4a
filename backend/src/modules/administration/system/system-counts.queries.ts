import { statement } from '../../../platform/db/statement';
import { GOES_WITH_DEMO_DATA } from './demo-data.queries';

/** Rows that the acts of system control would touch. $1 whether demo staff stay. */
export const SYSTEM_COUNTS = statement(
  'admin.system-counts',
  `SELECT (SELECT count(*) FROM journey WHERE ended_at IS NULL) AS "activeJourneys",
           (SELECT count(*) FROM account WHERE ${GOES_WITH_DEMO_DATA}) AS "demoAccounts",
           (SELECT count(*) FROM journey WHERE is_demo) AS "demoJourneys",
           (SELECT count(*) FROM violation WHERE is_demo) AS "demoViolations",
           (SELECT count(*) FROM incident WHERE is_demo) AS "demoIncidents",
           (SELECT count(*) FROM campaign WHERE is_demo) AS "demoCampaigns",
           (SELECT count(*) FROM saved_view WHERE owner_id = ANY (ARRAY(SELECT id FROM account WHERE is_demo))) AS "demoViews"`,
  {
    notNull: [
      ...(['activeJourneys', 'demoAccounts', 'demoJourneys', 'demoViolations', 'demoIncidents'] as const),
      ...(['demoCampaigns', 'demoViews'] as const),
    ],
  },
);

/** The size of the database and who is connected to it. */
export const DATABASE_HEALTH = statement(
  'admin.database-health',
  `SELECT pg_database_size(current_database()) AS "sizeBytes",
           (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
           current_setting('max_connections')::integer AS "connectionsMax"`,
  { notNull: ['sizeBytes', 'connections', 'connectionsMax'] },
);
