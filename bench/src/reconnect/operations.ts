const JOURNEY = `id vehicleType registrationNumber category transportAgency driverName role startTime endTime distanceKm
  maxSpeedKmh averageSpeedKmh currentSpeedKmh zone isActive violationCount acceptedThrough`;
const VIOLATION =
  'id registrationNumber transportAgency speedKmh startedAt severity grade isClaimed isOwn isWithdrawn';
const THRESHOLDS = 'speedThresholds { caution warning danger }';
const ALERTS = 'alertSettings { sound vibration }';

/** Subscriptions of the app on the home page. */
export const SUBSCRIPTIONS = [
  `subscription { activeJourney { ${JOURNEY} } }`,
  `subscription { violationCreated { ${VIOLATION} } }`,
  `subscription { violationUpdated { ${VIOLATION} } }`,
  `subscription { settingsChanged { ${THRESHOLDS} ${ALERTS} } }`,
  'subscription { alertBroadcast { id } }',
];

/** Queries of the app when it is back, since it may have missed some of that. */
export const QUESTIONS = [
  `{ activeJourney { ${JOURNEY} } }`,
  `{ recentViolations(perZone: 2) { caution { ${VIOLATION} } warning { ${VIOLATION} } danger { ${VIOLATION} } } }`,
  `{ ${THRESHOLDS} }`,
  `{ ${ALERTS} }`,
  '{ activeAlerts { id } }',
].map((query) => JSON.stringify({ query }));

/** Queries of others meanwhile. */
export const PLAIN_QUESTION = JSON.stringify({ query: '{ viewer { id displayName } }' });
