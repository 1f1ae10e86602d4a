import { Box, Flex, Text } from '@chakra-ui/react';
import { LIMIT_STATES } from '@wakafine/domain/limits/limit-proposals';
import { LIMIT_ZONES } from '@wakafine/domain/limits/speed-limits';
import { Signpost } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import type { RegisteredLimitRowFragment } from '../../../graphql/staff';
import type { ViewState } from '../../kit/frame/useViewState';
import { SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { StaffTable } from '../../kit/table/StaffTable';
import { LIMIT_STATE_MESSAGES, LIMIT_ZONE_MESSAGES } from '../../kit/names/name-messages';
import type { LIMIT_VIEW } from './limit-view';
import { LimitSheet } from './LimitSheet';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';
import { useLimitColumns } from './useLimitColumns';
import { kmhOf, useLimitTexts } from './useLimitTexts';
import { useRegisteredLimits } from './useRegisteredLimits';

/** All limits of the register, to be searched and narrowed. */
export function LimitRegister({ view, change, reset }: ViewState<typeof LIMIT_VIEW>) {
  const { formatMessage } = useIntl();
  const texts = useLimitTexts();
  const columns = useLimitColumns(texts);
  const table = useRegisteredLimits({
    search: view.search === '' ? null : view.search,
    zone: LIMIT_ZONES.find((zone) => zone === view.zone) ?? null,
    state: LIMIT_STATES.find((state) => state === view.state) ?? null,
  });
  const all = { value: '', label: formatMessage(LIMIT_PAGE_MESSAGES.all) };
  return (
    <>
      <StaffTable
        id="speed-limits"
        label={formatMessage(LIMIT_PAGE_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ content }) => texts.shortOf(content)}
        data={table}
        openKey={view.open}
        onOpen={({ id }) => change({ open: id }, { isStep: true })}
        renderCard={(row) => <LimitCard row={row} />}
        empty={
          <EmptyState
            icon={Signpost}
            title={formatMessage(LIMIT_PAGE_MESSAGES.emptyTitle)}
            text={formatMessage(LIMIT_PAGE_MESSAGES.emptyText)}
          />
        }
        toolbar={
          <FilterBar
            search={{
              value: view.search,
              placeholder: formatMessage(LIMIT_PAGE_MESSAGES.search),
              onChange: (search) => change({ search }),
            }}
            activeCount={Number(view.zone !== '') + Number(view.state !== '')}
            onReset={() => reset(['zone', 'state'])}
          >
            <SelectFilter
              label={formatMessage(LIMIT_PAGE_MESSAGES.zone)}
              value={view.zone}
              options={[
                all,
                ...LIMIT_ZONES.map((value) => ({ value, label: formatMessage(LIMIT_ZONE_MESSAGES[value]) })),
              ]}
              onChange={(zone) => change({ zone })}
            />
            <SelectFilter
              label={formatMessage(LIMIT_PAGE_MESSAGES.state)}
              value={view.state}
              options={[
                all,
                ...LIMIT_STATES.map((value) => ({
                  value,
                  label: formatMessage(LIMIT_STATE_MESSAGES[value]),
                })),
              ]}
              onChange={(state) => change({ state })}
            />
          </FilterBar>
        }
      />
      {view.open !== '' && (
        <LimitSheet
          key={view.open}
          limitId={view.open}
          onChanged={table.onRetry}
          onClose={() => change({ open: '' })}
        />
      )}
    </>
  );
}

/** One limit on a phone. */
function LimitCard({ row: { content, state, openProposalId } }: { row: RegisteredLimitRowFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { nameOf } = useLimitTexts();
  return (
    <Flex direction="column" gap="1">
      <Text textStyle="strong" overflowWrap="anywhere">
        <bdi>{nameOf(content)}</bdi>
      </Text>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(LIMIT_ZONE_MESSAGES[content.zone])} · {formatMessage(LIMIT_STATE_MESSAGES[state])}
      </Text>
      <Box textStyle="small" fontVariantNumeric="tabular-nums">
        {formatMessage(LIMIT_PAGE_MESSAGES.car)} <b>{formatNumber(kmhOf(content, 'CAR'))}</b> ·{' '}
        {formatMessage(LIMIT_PAGE_MESSAGES.bus)} <b>{formatNumber(kmhOf(content, 'BUS'))}</b>
      </Box>
      {openProposalId !== null && (
        <Text textStyle="label">{formatMessage(LIMIT_PAGE_MESSAGES.proposed)}</Text>
      )}
    </Flex>
  );
}
