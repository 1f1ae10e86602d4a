import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck, BadgeX, CircleHelp, Hourglass, QrCode, Undo2, type LucideIcon } from 'lucide-react';
import type { ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { GRADE_NAMES, GRADE_REASONS, SEAL_NAMES, SURE_MESSAGES as TEXTS } from './evidence-messages';
import type { SealedState } from './useSealedEvidence';

export interface SureCardProps {
  violation: DetailedViolationFragment;
  /** Page that checks its record; null without one. */
  verifyPath: string | null;
  state: SealedState;
}

const SEALS: Readonly<Record<ProofStatus, LucideIcon>> = {
  VALID: BadgeCheck,
  ALTERED: BadgeX,
  WITHDRAWN: Undo2,
  NOT_INCLUDED: Hourglass,
};

/** The grade of a proof in words, its seal, and the way to check both. */
export function SureCard({ violation: { grade }, verifyPath, state: { sealed, hasFailed } }: SureCardProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const points = sealed?.speeds?.points ?? [];
  const positions =
    points.length > 0 &&
    formatMessage(TEXTS.positions, {
      good: points.filter(({ isGood }) => isGood).length,
      all: points.length,
    });
  const Seal = sealed === null ? CircleHelp : SEALS[sealed.status];
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {formatMessage(TEXTS.title)}
      </Heading>
      <Row
        mark={<Text textStyle="heading">{grade}</Text>}
        isInverse
        title={formatMessage(GRADE_NAMES[grade])}
      >
        {[formatMessage(GRADE_REASONS[grade]), positions].filter(Boolean).join(' ')}
      </Row>
      {verifyPath !== null && sealed === null && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="10" />
        </Skeleton>
      )}
      {verifyPath !== null && (sealed !== null || hasFailed) && (
        <Row
          mark={<Seal size={24} />}
          title={formatMessage(sealed === null ? TEXTS.unknown : SEAL_NAMES[sealed.status])}
        >
          {sealed !== null &&
            [
              formatMessage(TEXTS.sealedAt, { time: dateAndTime(sealed.sealedAt) }),
              sealed.entry !== null && formatMessage(TEXTS.entry, { entry: sealed.entry }),
            ]
              .filter(Boolean)
              .join(' ')}
        </Row>
      )}
      {verifyPath !== null && (
        <Button asChild variant="outline">
          <Link to={verifyPath}>
            <QrCode size={20} aria-hidden />
            {formatMessage(TEXTS.check)}
          </Link>
        </Button>
      )}
    </Card>
  );
}

interface RowProps {
  mark: ReactNode;
  isInverse?: boolean;
  title: string;
  children: ReactNode;
}

function Row({ mark, isInverse = false, title, children }: RowProps) {
  return (
    <Flex gap="3" align="flex-start">
      <Flex
        align="center"
        justify="center"
        boxSize="10"
        flexShrink="0"
        borderRadius="control"
        bg={isInverse ? 'brand.solid' : 'brand.subtle'}
        color={isInverse ? 'brand.contrast' : 'brand.fg'}
        aria-hidden
      >
        {mark}
      </Flex>
      <Box minW="0">
        <Text textStyle="strong" fontWeight="bold">
          {title}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {children}
        </Text>
      </Box>
    </Flex>
  );
}
