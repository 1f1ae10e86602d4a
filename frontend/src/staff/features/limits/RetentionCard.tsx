import { LIMITS } from '@wakafine/domain/input/limits';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useSetRetentionMutation, type StaffLimitsQuery } from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { RETENTION_MESSAGES } from './messages';
import { NumbersCard } from './NumbersCard';

const SPANS = ['fixDays', 'journeyMonths', 'violationMonths'] as const;
const RANGES = {
  fixDays: LIMITS.retentionDays,
  journeyMonths: LIMITS.retentionMonths,
  violationMonths: LIMITS.retentionMonths,
} as const;

/** Time for which data is stored. A shorter span erases, and is asked about first. */
export function RetentionCard({ data }: { data: StaffLimitsQuery }) {
  const { formatMessage } = useIntl();
  const [mutate] = useSetRetentionMutation();
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const { retention, versions } = data.authoritySettings;
  return (
    <>
      <NumbersCard
        title={formatMessage(RETENTION_MESSAGES.title)}
        text={formatMessage(RETENTION_MESSAGES.text)}
        act="setRetention"
        fields={SPANS.map((key) => ({
          key,
          label: formatMessage(RETENTION_MESSAGES[key]),
          range: RANGES[key],
        }))}
        saved={retention}
        version={versions.retention}
        mayGo={(values, go) => {
          const isShorter = SPANS.some((span) => values[span] < retention[span]);
          setWaiting(isShorter ? { go } : null);
          return !isShorter;
        }}
        send={async ({ fixDays, journeyMonths, violationMonths }, version) => {
          await mutate({
            variables: { input: { fixDays, journeyMonths, violationMonths, version } },
            refetchQueries: ['StaffLimits'],
            awaitRefetchQueries: true,
          });
          notify({ kind: 'success', title: formatMessage(RETENTION_MESSAGES.done) });
        }}
      />
      {waiting !== null && (
        <ConfirmDialog
          onClose={() => setWaiting(null)}
          title={formatMessage(RETENTION_MESSAGES.askTitle)}
          text={formatMessage(RETENTION_MESSAGES.askText)}
          isDestructive
          confirmText={formatMessage(RETENTION_MESSAGES.askGo)}
          onConfirm={() => {
            // The card says by itself what the server answers.
            waiting.go();
            setWaiting(null);
            return Promise.resolve(null);
          }}
        />
      )}
    </>
  );
}
