import { Heading, Link as TextLink } from '@chakra-ui/react';
import { OctagonAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import type { StaffViolationFragment } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { useRowReveal } from '../../kit/plates/useRowReveal';
import { StaffTable } from '../../kit/table/StaffTable';
import { STAFF_VIOLATION_MESSAGES } from '../../features/violations/messages';
import { useViolationColumns, useViolationName } from '../../features/violations/useViolationColumns';
import { ViolationCardRow } from '../../features/violations/ViolationCardRow';
import type { SteadyRows } from './useSteadyRows';

export interface OverviewViolationsProps {
  violations: SteadyRows<StaffViolationFragment>;
  failure: string | null;
  onRetry: () => void;
}

/** The latest violations; a row opens its details on the page of all. */
export function OverviewViolations({ violations, failure, onRetry }: OverviewViolationsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const plates = usePlates('VIOLATION');
  const { onReveal, sheet } = useRowReveal(plates);
  const columns = useViolationColumns(plates, onReveal);
  const nameOf = useViolationName(plates);
  const title = formatMessage(STAFF_PAGE_MESSAGES.violations);
  const { rows, arrivals } = violations;
  return (
    <>
      <StaffTable
        id="overview-violations"
        isShort
        label={title}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        data={{
          rows,
          failure,
          hasMore: false,
          isLoadingMore: false,
          onRetry,
          onLoadMore: () => undefined,
        }}
        arrivals={arrivals}
        onOpen={({ id }) => void navigate({ pathname: STAFF_PATHS.violations, search: `?open=${id}` })}
        renderCard={(row) => <ViolationCardRow row={row} plates={plates} onReveal={onReveal} />}
        empty={
          <EmptyState
            icon={OctagonAlert}
            title={formatMessage(STAFF_VIOLATION_MESSAGES.empty)}
            text={formatMessage(STAFF_VIOLATION_MESSAGES.emptyText)}
            headingLevel="h3"
          />
        }
        toolbar={
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {title}
          </Heading>
        }
        actions={
          <>
            <PlatesButton plates={plates} rows={rows ?? []} />
            <TextLink
              asChild
              color="brand.fg"
              textStyle="label"
              display="inline-flex"
              alignItems="center"
              minH={{ base: '12', md: '9' }}
              px="2"
            >
              <Link to={STAFF_PATHS.violations}>{formatMessage(STAFF_VIOLATION_MESSAGES.openAll)}</Link>
            </TextLink>
          </>
        }
      />
      {sheet}
    </>
  );
}

function keyOf({ id }: StaffViolationFragment): string {
  return id;
}
