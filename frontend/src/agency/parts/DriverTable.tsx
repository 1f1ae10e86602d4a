import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AgencyDriverRowFragment } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';
import { RateBar } from './RateBar';
import { rateAxisEnd } from './rate-scale';
import { Cell, DataTable, HeadCell } from './DataTable';
import { useRateText } from './useRateText';
import { Verdict } from './Verdict';

export interface DriverTableProps {
  drivers: readonly AgencyDriverRowFragment[];
  peerRate: number | null;
}

/** Drivers by the lower bound of their rates, beside the common rate of the other agencies. */
export function DriverTable({ drivers, peerRate }: DriverTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const text = useRateText();
  const end = rateAxisEnd(
    drivers.map(({ rate }) => rate),
    peerRate,
  );
  return (
    <DataTable
      head={
        <>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colDriver)}</HeadCell>
          <HeadCell isNumber>{formatMessage(AGENCY_MESSAGES.colKm)}</HeadCell>
          <HeadCell isNumber>{formatMessage(AGENCY_MESSAGES.colViolations)}</HeadCell>
          <HeadCell>{`${formatMessage(AGENCY_MESSAGES.colRate)}, 0–${formatNumber(end)}`}</HeadCell>
          <HeadCell isNumber>{formatMessage(AGENCY_MESSAGES.colBetween)}</HeadCell>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colVerdict)}</HeadCell>
        </>
      }
    >
      {drivers.map(({ alias, name, judgedKm, violations, rate, comparison }) => {
        const shown = name ?? formatMessage(AGENCY_MESSAGES.driver, { alias });
        return (
          <chakra.tr key={alias} data-certain={comparison === 'ABOVE' ? '' : undefined}>
            <Cell isHead>{shown}</Cell>
            <Cell isNumber label={formatMessage(AGENCY_MESSAGES.colKm)}>
              {text.km(judgedKm)}
            </Cell>
            <Cell isNumber label={formatMessage(AGENCY_MESSAGES.colViolations)}>
              {formatNumber(violations)}
            </Cell>
            <Cell label={formatMessage(AGENCY_MESSAGES.colRate)}>
              <RateBar rate={rate} peerRate={peerRate} end={end} label={text.spoken(shown, rate)} />
            </Cell>
            <Cell isNumber label={formatMessage(AGENCY_MESSAGES.colBetween)}>
              {rate === null ? '–' : text.range(rate)}
            </Cell>
            <Cell label={formatMessage(AGENCY_MESSAGES.colVerdict)}>
              <Verdict comparison={comparison} />
            </Cell>
          </chakra.tr>
        );
      })}
    </DataTable>
  );
}
