import { LIMITS } from '@wakafine/domain/input/limits';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { notify } from '../../../components/surface/toaster';
import { useSetFineTariffMutation, type StaffLimitsQuery } from '../../../graphql/staff';
import { HistoryTable } from './HistoryTable';
import { LIMITS_MESSAGES, TARIFF_MESSAGES } from './messages';
import { NumbersCard } from './NumbersCard';

const AMOUNTS = ['cautionXaf', 'warningXaf', 'dangerXaf'] as const;
const ZONES = { cautionXaf: 'caution', warningXaf: 'warning', dangerXaf: 'danger' } as const;

/** The indicative fines, whole FCFA: three that do not fall. */
export function TariffCard({ data }: { data: StaffLimitsQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  const [mutate] = useSetFineTariffMutation();
  const { fineTariff, versions } = data.authoritySettings;
  const title = formatMessage(TARIFF_MESSAGES.title);
  const nameOf = (amount: (typeof AMOUNTS)[number]) => formatMessage(ZONE_MESSAGES[ZONES[amount]]);
  const falling = (amount: (typeof AMOUNTS)[number]) =>
    formatMessage(LIMITS_MESSAGES.falling, { name: nameOf(amount) });
  return (
    <NumbersCard
      title={title}
      text={formatMessage(TARIFF_MESSAGES.text)}
      act="setFineTariff"
      fields={AMOUNTS.map((key) => ({
        key,
        label: formatMessage(TARIFF_MESSAGES.amount, { zone: nameOf(key) }),
        range: LIMITS.fineXaf,
      }))}
      saved={fineTariff}
      version={versions.tariff}
      orderFault={({ cautionXaf, warningXaf, dangerXaf }) => ({
        ...(warningXaf >= cautionXaf ? {} : { warningXaf: falling('cautionXaf') }),
        ...(dangerXaf >= warningXaf ? {} : { dangerXaf: falling('warningXaf') }),
      })}
      send={async ({ cautionXaf, warningXaf, dangerXaf }, version) => {
        await mutate({
          variables: { input: { cautionXaf, warningXaf, dangerXaf, version } },
          refetchQueries: ['StaffLimits'],
          awaitRefetchQueries: true,
        });
        notify({ kind: 'success', title: formatMessage(TARIFF_MESSAGES.done) });
      }}
      history={
        <HistoryTable
          label={title}
          heads={AMOUNTS.map(nameOf)}
          rows={data.fineTariffHistoryConnection.nodes.map((change) => ({
            ...change,
            figures: AMOUNTS.map((amount) => formatNumber(change[amount])),
          }))}
        />
      }
    />
  );
}
