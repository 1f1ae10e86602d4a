import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus, Printer, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import { notify } from '../../components/surface/toaster';
import {
  AgencyOverviewDocument,
  AgencyVehiclesDocument,
  useAgencyVehiclesQuery,
  useIssueAgencyCodeMutation,
  type AgencyVehicleRowFragment,
} from '../../graphql/agency';
import { useRights } from '../../lib/session/rights';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';
import { RevokeSheet } from './RevokeSheet';
import { StickerGrid } from './StickerGrid';

/** Stickers for the cabs: those in force, chosen ones on A4, and one for each vehicle that has none. */
export function CodesPage() {
  const { data, error, refetch } = useAgencyVehiclesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loading isThere={data !== undefined} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      <Codes vehicles={data?.agencyVehicles ?? []} />
    </Loading>
  );
}

function Codes({ vehicles }: { vehicles: readonly AgencyVehicleRowFragment[] }) {
  const { formatMessage } = useIntl();
  const mayPrint = useRights()('printAgencyCodes');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [revoked, setRevoked] = useState<AgencyVehicleRowFragment | null>(null);
  const [issue, { loading: isMaking }] = useIssueAgencyCodeMutation();
  const missing = vehicles.filter(({ codes }) => codes.length === 0);
  const withCode = vehicles.filter(({ codes }) => codes.length > 0);
  const printed = withCode.filter(({ id }) => !left.includes(id));

  async function makeMissing(): Promise<void> {
    try {
      for (const [index, { id }] of missing.entries()) {
        const isLast = index === missing.length - 1;
        await issue({
          variables: { input: { vehicleId: id } },
          // Once, at the end.
          refetchQueries: isLast ? [AgencyVehiclesDocument, AgencyOverviewDocument] : [],
          awaitRefetchQueries: true,
        });
      }
    } catch {
      notify({ kind: 'error', title: formatMessage(AGENCY_MESSAGES.actFailed) });
    }
  }

  return (
    <Panel
      title={formatMessage(AGENCY_MESSAGES.codes)}
      foot={formatMessage(AGENCY_MESSAGES.codesNote)}
      action={
        mayPrint && (
          <Flex wrap="wrap" gap="2">
            {missing.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                minH={{ base: '12', md: '9' }}
                loading={isMaking}
                onClick={() => void makeMissing()}
              >
                <Plus size={18} aria-hidden />
                {formatMessage(AGENCY_MESSAGES.makeMissing, { count: missing.length })}
              </Button>
            )}
            <Button
              size="sm"
              minH={{ base: '12', md: '9' }}
              disabled={printed.length === 0}
              onClick={() => window.print()}
            >
              <Printer size={18} aria-hidden />
              {formatMessage(AGENCY_MESSAGES.print, { count: printed.length })}
            </Button>
          </Flex>
        )
      }
    >
      {!mayPrint && (
        <Text px="4" pt="3" textStyle="small" color="fg.muted">
          {formatMessage(AGENCY_MESSAGES.viewerOnly)}
        </Text>
      )}
      {withCode.length === 0 ? (
        <EmptyState
          icon={QrIcon}
          title={formatMessage(vehicles.length === 0 ? AGENCY_MESSAGES.noVehicles : AGENCY_MESSAGES.noCodes)}
        />
      ) : (
        <StickerGrid
          vehicles={withCode}
          printed={printed}
          onPrint={(id, isPrinted) => setLeft(isPrinted ? left.filter((each) => each !== id) : [...left, id])}
          onRevoke={mayPrint ? setRevoked : null}
        />
      )}
      {revoked !== null && <RevokeSheet vehicle={revoked} onClose={() => setRevoked(null)} />}
    </Panel>
  );
}
