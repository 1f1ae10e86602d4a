import {
  ActiveJourneyDocument,
  AlertSettingsDocument,
  LastJourneyDocument,
  RecentViolationsDocument,
  SpeedThresholdsDocument,
  type ActiveJourneyQuery,
  type AlertSettingsQuery,
  type LastJourneyQuery,
  type RecentViolationsQuery,
  type SpeedThresholdsQuery,
} from '../graphql/generated';

/**
 * Queries of the home page at first. The document of the page sends all of them at once, while the scripts are
 * on their way.
 */
export const HOME_QUESTIONS = [
  ActiveJourneyDocument,
  SpeedThresholdsDocument,
  AlertSettingsDocument,
  LastJourneyDocument,
  RecentViolationsDocument,
];

/** The answers together. */
export type HomeAnswers = ActiveJourneyQuery &
  SpeedThresholdsQuery &
  AlertSettingsQuery &
  LastJourneyQuery &
  RecentViolationsQuery;
