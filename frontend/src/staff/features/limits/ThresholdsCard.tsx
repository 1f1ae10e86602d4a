import { LIMITS } from '@wakafine/domain/input/limits';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { notify } from '../../../components/surface/toaster';
import { useSetSpeedThresholdsMutation, type StaffLimitsQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useNow } from '../../../lib/useNow';
import { ChangePlanFields } from './ChangePlanFields';
import { HistoryTable } from './HistoryTable';
import { LIMITS_MESSAGES, PLAN_MESSAGES, THRESHOLD_MESSAGES } from './messages';
import { NumbersGrid } from './NumbersGrid';
import { PendingThresholds } from './PendingThresholds';
import { SettingsCard } from './SettingsCard';
import { ThresholdsPreview } from './ThresholdsPreview';
import { useChangePlan } from './useChangePlan';
import { useNumbersForm, type Numbers } from './useNumbersForm';
import { useThresholdsPreview } from './useThresholdsPreview';

const ZONES = ['caution', 'warning', 'danger'] as const;
type Zone = (typeof ZONES)[number];
const TICK_MS = 30_000;

/**
 * Starts of the zones, km/h: three whole numbers that rise. A change has a reason, a time, and a count of what
 * it would
 * have made of the last 90 days, without which it cannot be saved.
 */
export function ThresholdsCard({ data }: { data: StaffLimitsQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  const nowMs = useNow(true, TICK_MS);
  const { speedThresholds, versions } = data.authoritySettings;
  const nameOf = (zone: Zone) => formatMessage(ZONE_MESSAGES[zone]);
  const fields = ZONES.map((key) => ({
    key,
    label: formatMessage(THRESHOLD_MESSAGES.from, { zone: nameOf(key) }),
    range: LIMITS.thresholdKmh,
  }));
  const plan = useChangePlan();
  const send = useSend(plan.reason, plan.effectiveAt);
  const numbers = useNumbersForm<Zone>({
    fields,
    saved: speedThresholds,
    version: versions.thresholds,
    orderFault: ({ caution, warning, danger }) => ({
      ...(warning > caution ? {} : { warning: notRising('caution') }),
      ...(danger > warning ? {} : { danger: notRising('warning') }),
    }),
    send: async (values, version) => {
      await send(values, version);
      plan.reset();
    },
  });
  const isPending = ({ effectiveAt }: { effectiveAt: string }) => Date.parse(effectiveAt) > nowMs;
  const pending = data.speedThresholdHistoryConnection.nodes.filter(isPending).reverse();
  const isOpen = numbers.form.isEdited || pending.length > 0;
  const preview = useThresholdsPreview(isOpen ? numbers.numbers : null);
  const title = formatMessage(THRESHOLD_MESSAGES.title);

  function notRising(zone: Zone): string {
    return formatMessage(LIMITS_MESSAGES.notRising, { name: nameOf(zone) });
  }

  function save(): void {
    numbers.showFaults();
    if (plan.check() && numbers.numbers !== null) {
      void numbers.form.save();
    }
  }

  return (
    <SettingsCard
      title={title}
      text={formatMessage(THRESHOLD_MESSAGES.text)}
      act="setSpeedThresholds"
      form={{
        ...numbers.form,
        // The thresholds in force, too, can replace announced ones.
        isEdited: numbers.form.isEdited || (isOpen && plan.isTouched),
        undo() {
          numbers.form.undo();
          plan.reset();
        },
      }}
      onSave={save}
      isBlocked={numbers.numbers !== null && preview.counted === undefined}
      differences={numbers.differences}
      history={
        <HistoryTable
          label={title}
          heads={ZONES.map(nameOf)}
          rows={data.speedThresholdHistoryConnection.nodes
            .filter((change) => !isPending(change))
            .map((change) => ({ ...change, figures: ZONES.map((zone) => formatNumber(change[zone])) }))}
        />
      }
    >
      {pending.length > 0 && <PendingThresholds changes={pending} />}
      <NumbersGrid fields={fields} numbers={numbers} />
      {isOpen && <ChangePlanFields plan={plan} />}
      {isOpen && numbers.numbers !== null && (
        <ThresholdsPreview {...preview} isLower={numbers.numbers.caution < speedThresholds.caution} />
      )}
    </SettingsCard>
  );
}

/** Saves thresholds with their reason and time, and says from when on they hold. */
function useSend(
  reason: string,
  effectiveAtOf: () => string | null,
): (values: Numbers<Zone>, version: number) => Promise<void> {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [mutate] = useSetSpeedThresholdsMutation();
  return async ({ caution, warning, danger }, version) => {
    const effectiveAt = effectiveAtOf();
    await mutate({
      variables: { input: { caution, warning, danger, version, reason: reason.trim(), effectiveAt } },
      refetchQueries: ['StaffLimits'],
      awaitRefetchQueries: true,
    });
    notify({
      kind: 'success',
      title:
        effectiveAt === null
          ? formatMessage(THRESHOLD_MESSAGES.done)
          : formatMessage(PLAN_MESSAGES.done, { when: formats.dateAndTime(effectiveAt) }),
    });
  };
}
