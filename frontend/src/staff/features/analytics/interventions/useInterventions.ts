import { useIntl } from 'react-intl';
import { useInterventionsQuery } from '../../../../graphql/staff';
import { INTERVENTION_MESSAGES } from './messages';

/** An event that may have changed figures, with its words. */
export interface ShownIntervention {
  /** Time, ms. */
  readonly atMs: number;
  readonly text: string;
}

/** Events within a time that may have changed figures, oldest first; none before they are there, or for no time. */
export function useInterventions(from: string, until: string): readonly ShownIntervention[] {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useInterventionsQuery({ variables: { from, until }, skip: from === until });
  return (data?.interventions ?? []).map(({ at, kind, name, road, count }) => ({
    atMs: Date.parse(at),
    text: formatMessage(INTERVENTION_MESSAGES[kind], {
      day: formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' }),
      name: name ?? formatMessage(INTERVENTION_MESSAGES.noPlace),
      road,
      count,
    }),
  }));
}
