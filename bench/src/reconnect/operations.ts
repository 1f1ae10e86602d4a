const JOURNEY = `id vehicleType registrationNumber category transportAgency driverName role startTime endTime distanceKm
  maxSpeedKmh averageSpeedKmh currentSpeedKmh zone isActive violationCount acceptedThrough`;
const VIOLATION =
  'id registrationNumber transportAgency speedKmh startedAt severity grade isClaimed isOwn isWithdrawn';
const THRESHOLDS = 'speedThresholds { caution warning danger }';
const ALERTS = 'alertSettings { sound vibration }';

/** What the app has pushed to it on the home page. */
export const SUBSCRIPTIONS = [
  `subscription { activeJourney { ${JOURNEY} } }`,
  `subscription { violationCreated { ${VIOLATION} } }`,
  `subscription { violationUpdated { ${VIOLATION} } }`,
  `subscription { settingsChanged { ${THRESHOLDS} ${ALERTS} } }`,
  'subscription { alertBroadcast { id } }',
];

/** What it asks for when it is back, since it may have missed some of that. */
export const QUESTIONS = [
  `{ activeJourney { ${JOURNEY} } }`,
  `{ recentViolations(perZone: 2) { caution { ${VIOLATION} } warning { ${VIOLATION} } danger { ${VIOLATION} } } }`,
  `{ ${THRESHOLDS} }`,
  `{ ${ALERTS} }`,
  '{ activeAlerts { id } }',
].map((query) => JSON.stringify({ query }));

/** What somebody else asks meanwhile. */
export const PLAIN_QUESTION = JSON.stringify({ query: '{ viewer { id displayName } }' });
