import { Flex, Text } from '@chakra-ui/react';
import { IdCard, MapPin } from 'lucide-react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { FaultLine } from '../../../components/states/FaultLine';
import { Card } from '../../../components/surface/Card';
import type { DrivenAgencyFieldsFragment } from '../../../graphql/generated';
import { isCitizen } from '../../../lib/session/rights';
import { useViewer } from '../../../lib/session/session';
import { SettingsSection } from '../form/SettingsSection';
import { AGENCY_NAMES_MESSAGES as M } from './agency-names-messages';
import { useAgencyNames } from './useAgencyNames';

/** Lets each agency that the user drives for see the user's name, or no longer; for citizens who drive for one. */
export function AgencyNamesSection() {
  const viewer = useViewer();
  return isCitizen(viewer) ? <AgencyNames /> : null;
}

function AgencyNames() {
  const { formatMessage } = useIntl();
  const { agencies, isSending, fault, choose } = useAgencyNames();
  const hintOf = useHint();
  if (agencies.length === 0) {
    return null;
  }
  return (
    <SettingsSection title={formatMessage(M.section)}>
      <Card isFlush>
        {agencies.map((row) => (
          <Fragment key={row.agency}>
            <SwitchRow
              icon={IdCard}
              text={formatMessage(M.show, { agency: row.agency })}
              hint={hintOf(row)}
              isOn={row.showsNameSince !== null}
              isDisabled={isSending}
              onChange={(isOn) => void choose('name', { agency: row.agency, isOn })}
            />
            <SwitchRow
              icon={MapPin}
              text={formatMessage(M.place, { agency: row.agency })}
              hint={formatMessage(row.showsPlaceSince === null ? M.placeOff : M.placeOn)}
              isOn={row.showsPlaceSince !== null}
              isDisabled={isSending}
              onChange={(isOn) => void choose('place', { agency: row.agency, isOn })}
            />
          </Fragment>
        ))}
        <Flex direction="column" gap="2" px="4" py="4" textStyle="small" color="fg.muted">
          {fault !== null && <FaultLine>{formatMessage(fault)}</FaultLine>}
          <Text>{formatMessage(M.seen)}</Text>
          <Text>{formatMessage(M.withdraw)}</Text>
          <Text>{formatMessage(M.placeSeen)}</Text>
        </Flex>
      </Card>
    </SettingsSection>
  );
}

function useHint(): (row: DrivenAgencyFieldsFragment) => string {
  const { formatMessage, formatDate } = useIntl();
  return ({ alias, showsNameSince }) => {
    if (alias === null) {
      return formatMessage(M.unknown);
    }
    if (showsNameSince === null) {
      return formatMessage(M.hidden, { alias });
    }
    return formatMessage(M.shown, { alias, date: formatDate(showsNameSince, { dateStyle: 'long' }) });
  };
}
