import { Box, Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import type { JourneyViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { shownViolations } from '../shown/journey-track';
import { RECEIPT_MESSAGES as TEXTS } from './messages';

const QrCode = lazy(() => import('../../../components/QrCode').then((qr) => ({ default: qr.QrCode })));

/** Least grave first. */
const GRAVITY: readonly ViolationSeverity[] = ['CAUTION', 'WARNING', 'DANGER'];

/** The QR code of the gravest violation, with which anybody checks its record; nothing where no record exists. */
export function ReceiptCheck({ violations }: { violations: readonly JourneyViolationFragment[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const sealed = shownViolations(violations, { withClaims: false })
    .filter(({ verifyPath }) => verifyPath !== null)
    .toSorted((one, other) => GRAVITY.indexOf(other.severity) - GRAVITY.indexOf(one.severity));
  const [gravest, ...others] = sealed;
  const path = gravest?.verifyPath ?? null;
  if (gravest === undefined || path === null) {
    return null;
  }
  const [address = ''] = path.split('#');
  return (
    <Card display="flex" gap="3" alignItems="center" flexWrap="wrap">
      <Box flex="none">
        <Suspense fallback={<Box boxSize="28" />}>
          <QrCode text={`${window.location.origin}${path}`} label={formatMessage(TEXTS.qr)} size="28" />
        </Suspense>
      </Box>
      <Flex direction="column" flex="1 1 9rem" minW="0">
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {formatMessage(TEXTS.check)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(TEXTS.checkHow, { time: formats.time(gravest.startedAt) })}
        </Text>
        <TextLink asChild textStyle="label" color="fg" overflowWrap="anywhere" py="3.5">
          <Link to={path}>{`${window.location.host}${address}`}</Link>
        </TextLink>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(TEXTS.checkPrivate)}
          {others.length > 0 && ` ${formatMessage(TEXTS.checkOthers, { count: others.length })}`}
        </Text>
      </Flex>
    </Card>
  );
}
