import type { DriveJourneyFragment } from '../../../graphql/generated';

/** A journey that is on, as the server knows it or, before it does, as this phone has started it. */
export interface DriveJourney extends DriveJourneyFragment {
  /** Under which this phone keeps its fixes; it stays when the server gives the journey its own id. */
  readonly recordingKey: string;
  /** Whether this phone has started it, and so records it. */
  readonly isOwn: boolean;
  /** Whether the server has it. */
  readonly isOnServer: boolean;
}
