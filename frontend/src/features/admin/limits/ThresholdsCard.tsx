import { LIMITS } from '@wakafine/domain/limits';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { notify } from '../../../components/toaster';
import { useSetSpeedThresholdsMutation, type StaffLimitsQuery } from '../../../graphql/staff';
import { HistoryTable } from './HistoryTable';
import { LIMITS_MESSAGES, THRESHOLD_MESSAGES } from './messages';
import { NumbersCard } from './NumbersCard';

const ZONES = ['caution', 'warning', 'danger'] as const;

/** Where the zones begin, km/h: three whole numbers that rise. Every open app follows within a second. */
export function ThresholdsCard({ data }: { data: StaffLimitsQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  const [mutate] = useSetSpeedThresholdsMutation();
  const { speedThresholds, versions } = data.authoritySettings;
  const title = formatMessage(THRESHOLD_MESSAGES.title);
  const nameOf = (zone: (typeof ZONES)[number]) => formatMessage(ZONE_MESSAGES[zone]);
  const notRising = (zone: (typeof ZONES)[number]) =>
    formatMessage(LIMITS_MESSAGES.notRising, { name: nameOf(zone) });
  return (
    <NumbersCard
      title={title}
      text={formatMessage(THRESHOLD_MESSAGES.text)}
      fields={ZONES.map((key) => ({
        key,
        label: formatMessage(THRESHOLD_MESSAGES.from, { zone: nameOf(key) }),
        range: LIMITS.thresholdKmh,
      }))}
      saved={speedThresholds}
      version={versions.thresholds}
      orderFault={({ caution, warning, danger }) => ({
        ...(warning > caution ? {} : { warning: notRising('caution') }),
        ...(danger > warning ? {} : { danger: notRising('warning') }),
      })}
      send={async ({ caution, warning, danger }, version) => {
        await mutate({
          variables: { input: { caution, warning, danger, version } },
          refetchQueries: ['StaffLimits'],
          awaitRefetchQueries: true,
        });
        notify({ kind: 'success', title: formatMessage(THRESHOLD_MESSAGES.done) });
      }}
      history={
        <HistoryTable
          label={title}
          heads={ZONES.map(nameOf)}
          rows={data.speedThresholdHistory.map((change) => ({
            ...change,
            figures: ZONES.map((zone) => formatNumber(change[zone])),
          }))}
        />
      }
    />
  );
}
