import { liveStream } from '../../platform/live/live-stream';
import type { Journey } from '../journeys/journey.entity';
import { getActiveJourney } from '../journeys/read/get-journey';
import { ofAccount } from './fan-out';
import { watchAct } from './watch-act';
import { signedIn } from '../identity/acts/rules';

/** One state of the subscriber's active journey; null inside: there is none. */
export interface ActiveJourneyState {
  readonly journey: Journey | null;
}

/** The subscriber's active journey: at once, then at every change, with null when it has ended. */
export const watchActiveJourney = watchAct(
  { may: signedIn, seen: { owner: 'full', anyone: 'null' } },
  (context): AsyncIterableIterator<ActiveJourneyState> => {
    const { live, subscriber, mark, ctx } = context;
    let shown: Journey | null = null;
    return liveStream<Journey, ActiveJourneyState>({
      subscription: live.journeys.subscribe([ofAccount(subscriber.accountId)]),
      mark,
      first: async () => {
        shown = await getActiveJourney(ctx);
        return { journey: shown };
      },
      pick: (journey) => {
        const isShown = shown?.id === journey.id;
        if (isShown && shown !== null && journey.version <= shown.version) {
          return undefined;
        }
        if (journey.endedAt !== null && !isShown) {
          // Late fixes of an earlier journey say nothing of the one that is active.
          return undefined;
        }
        shown = journey.endedAt === null ? journey : null;
        return { journey: shown };
      },
    });
  },
);
