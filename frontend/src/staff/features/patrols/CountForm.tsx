import { Button, Grid, Heading, Text } from '@chakra-ui/react';
import { PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { Card } from '../../../components/surface/Card';
import { notify } from '../../../components/surface/toaster';
import { useCountPatrolStopsMutation, type PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { GRADE_MESSAGES, TONIGHT_MESSAGES } from './messages';
import { nameOfStop } from './stops/patrol-setup';
import { usePatrolTexts } from './usePatrolTexts';

const FAILURES = { CONFLICT: TONIGHT_MESSAGES.conflict, BAD_USER_INPUT: GRADE_MESSAGES.wrong };
const WHOLE = /^\d{1,5}$/;

export interface CountFormProps {
  plan: PatrolPlanFieldsFragment;
  /** Whether the caller may enter counts. */
  mayCount: boolean;
  /** Called once the counts are stored. */
  onDone: () => void;
}

/** A night with its band, and the counts of the teams beside what was expected of each stop. */
export function CountForm({ plan, mayCount, onDone }: CountFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const texts = usePatrolTexts();
  const failureText = useFailureText();
  const [store, { loading }] = useCountPatrolStopsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [typed, setTyped] = useState(() =>
    plan.stops.map(({ counted }) => (counted === null ? '' : String(counted))),
  );
  const { night, version, band, counted, grade } = plan;

  async function send(): Promise<void> {
    const counts = typed.flatMap((text, stop) => (text === '' ? [] : [{ stop, counted: Number(text) }]));
    await store({ variables: { input: { night, version, counts } } });
    notify({ kind: 'success', title: formatMessage(GRADE_MESSAGES.stored) });
    onDone();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const entered = typed.filter((text) => text !== '');
    const isRight = entered.every((text) => WHOLE.test(text) && Number(text) <= PATROL_BOUNDS.counted.max);
    if (entered.length > 0 && isRight) {
      void failureText(send, FAILURES).then(setFailure);
    } else {
      setFailure(formatMessage(GRADE_MESSAGES.wrong));
    }
  }

  return (
    <Card as="form" borderRadius={{ md: '12px' }} onSubmit={handleSubmit}>
      <Heading as="h2" textStyle="section">
        {formatMessage(GRADE_MESSAGES.title, { night: texts.night(night) })}
      </Heading>
      {counted !== null && (
        <Text fontWeight="bold">
          {formatMessage(GRADE_MESSAGES.all, {
            low: texts.whole(band.low),
            high: texts.whole(band.high),
            counted: texts.whole(counted),
          })}
          {grade !== null && ` · ${formatMessage(GRADE_MESSAGES[grade])}`}
        </Text>
      )}
      <Text textStyle="small" color="fg.muted" mb="3">
        {formatMessage(plan.isAllTraffic ? GRADE_MESSAGES.hint : TONIGHT_MESSAGES.seenOnly)}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        {plan.stops.map((stop, at) => (
          <TextField
            key={stop.number}
            id={`${formId}-${stop.number}`}
            label={formatMessage(GRADE_MESSAGES.counted, { stop: nameOfStop(plan.stops, stop) })}
            hint={[
              texts.spot(stop.place),
              texts.band(stop.band),
              ...(stop.grade === null ? [] : [formatMessage(GRADE_MESSAGES[stop.grade])]),
            ].join(' · ')}
            inputMode="numeric"
            value={typed[at] ?? ''}
            onChange={(text) =>
              setTyped((before) => before.map((each, index) => (index === at ? text : each)))
            }
          />
        ))}
      </Grid>
      {failure !== null && <FaultLine mt="3">{failure}</FaultLine>}
      {mayCount && (
        <Button type="submit" mt="3" loading={loading}>
          {formatMessage(GRADE_MESSAGES.store)}
        </Button>
      )}
    </Card>
  );
}
