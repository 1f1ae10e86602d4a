import { answersFor } from '@wakafine/domain/notify/answers';
import type { Answer, AnsweredAct } from '@wakafine/domain/notify/answers';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { AppError } from '../../../platform/errors';
import { loadPlaceWords } from '../../../platform/geo/place-words';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Incident } from '../incident.entity';
import { canResolveIncidents } from '../incidents.policy';
import { REPORTER_LANGUAGE } from '../incidents.queries';
import { getIncident } from '../read/get-incident';

/** Templates of the note for the person who submitted an incident, in the language of that person. */
export interface IncidentAnswers {
  readonly language: LanguageChoice;
  readonly answers: readonly Answer[];
}

/**
 * Templates of the note that goes with an act on an incident, filled with its place and time in the language of the person who submitted it.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens
 */
export const listAnswers = act(
  { may: rightOverVisible('resolveIncidents') },
  async (
    ctx,
    { incidentId, forAct }: { incidentId: number | null; forAct: AnsweredAct },
  ): Promise<IncidentAnswers> => {
    const incident = await getIncident(ctx, incidentId);
    if (!canResolveIncidents(ctx.actor)) {
      throw new AppError('FORBIDDEN');
    }
    const language = await languageOfReporter(ctx, incident);
    const place = await placeIn(language, incident);
    const answers = answersFor(forAct, language, { place, occurredAt: incident.occurredAt });
    return { language, answers };
  },
);

async function languageOfReporter({ db }: AppCtx, { accountId }: Incident): Promise<LanguageChoice> {
  const [chosen]: { language: LanguageChoice }[] =
    accountId === null ? [] : await db.rows(REPORTER_LANGUAGE, [accountId]);
  return chosen?.language ?? DEFAULT_SETTINGS.language;
}

async function placeIn(language: LanguageChoice, { latitude, longitude }: Incident): Promise<string | null> {
  if (latitude === null || longitude === null) {
    return null;
  }
  const words = await loadPlaceWords(language);
  return words({ lat: latitude, lng: longitude }, null);
}
