import { Button, chakra, Flex, Link as TextLink, Text } from '@chakra-ui/react';
import { FileText, Lock, MapPin } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ACCESS_MESSAGES } from '../staff/staff-messages';
import { useStoreReport } from './useStoreReport';
import type { DetailedViolationFragment } from '../../graphql/generated';
import { placeLink } from '../../lib/map-links';
import { PATHS } from '../../lib/paths';
import { DETAIL_MESSAGES } from './detail-messages';
import { placeOf } from './place-of';

export interface DetailActionsProps {
  violation: DetailedViolationFragment;
  onClose: () => void;
  /** Whether another button of the view is the primary one. */
  isSecondary?: boolean;
}

/** Actions on a violation: create a report of it, see its place on a map, close. */
export function DetailActions({ violation, onClose, isSecondary = false }: DetailActionsProps) {
  const intl = useIntl();
  const place = placeOf(violation);
  return (
    <>
      <GenerateReport violationId={violation.id} isSecondary={isSecondary} />
      {/* Below each other rather than with a word alone in a second line. */}
      <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 0', minW: 'fit-content' } }}>
        {place !== null && (
          <Button asChild variant="outline" px="3">
            <a href={placeLink(place)} target="_blank" rel="noopener noreferrer">
              <MapPin size={20} aria-hidden />
              {intl.formatMessage(DETAIL_MESSAGES.map)}
            </a>
          </Button>
        )}
        <Button variant="outline" px="3" onClick={onClose}>
          {intl.formatMessage(DETAIL_MESSAGES.close)}
        </Button>
      </Flex>
    </>
  );
}

function GenerateReport({ violationId, isSecondary }: { violationId: string; isSecondary: boolean }) {
  const intl = useIntl();
  const { isPermitted, store, isStoring, isStored, fault } = useStoreReport({ violationId });
  return (
    <>
      {fault !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {fault}
        </Text>
      )}
      {isStored && (
        <TextLink asChild color="brand.fg" textStyle="label" minH="12" alignSelf="center">
          <Link to={PATHS.reports}>{intl.formatMessage(DETAIL_MESSAGES.openReports)}</Link>
        </TextLink>
      )}
      <Button
        variant={isSecondary ? 'outline' : undefined}
        loading={isStoring}
        disabled={!isPermitted}
        onClick={() => void store()}
      >
        {isPermitted ? <FileText size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
        {intl.formatMessage(DETAIL_MESSAGES.generate)}
        {!isPermitted && <chakra.span srOnly>{intl.formatMessage(ACCESS_MESSAGES.denied)}</chakra.span>}
      </Button>
    </>
  );
}
