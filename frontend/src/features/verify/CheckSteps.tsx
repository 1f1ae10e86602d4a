import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { StepOutcome } from '@wakafine/domain/evidence/verify-evidence';
import { Check, Clock, X, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { signedAt } from '../../lib/evidence/signed-at';
import { useFormats } from '../../lib/format/format';
import type { CheckedProof } from '../../lib/evidence/check-proof';
import { VERIFY_MESSAGES as TEXTS } from './messages';

const ICONS: Readonly<Record<StepOutcome, LucideIcon>> = { GOOD: Check, BAD: X, NONE: Clock };
const COLORS: Readonly<Record<StepOutcome, string>> = {
  GOOD: 'brand.fg',
  BAD: 'danger.fg',
  NONE: 'fg.muted',
};
const TITLES: Readonly<
  Record<'fingerprint' | 'inclusion' | 'signature', Record<StepOutcome, MessageDescriptor>>
> = {
  fingerprint: { GOOD: TEXTS.fingerprintGood, BAD: TEXTS.fingerprintBad, NONE: TEXTS.fingerprintGood },
  inclusion: { GOOD: TEXTS.logGood, BAD: TEXTS.logBad, NONE: TEXTS.logNone },
  signature: { GOOD: TEXTS.signedGood, BAD: TEXTS.signedBad, NONE: TEXTS.signedNone },
};

/** The three steps of the check, each with what it rests on. */
export function CheckSteps({ proof }: { proof: CheckedProof }) {
  const { file, verdict, canCheckSignatures, paper } = proof;
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { commitment, inclusion } = file;
  const { steps, checkpoint } = verdict;
  const isOther = paper !== null && paper.hash !== paper.sealedHash;
  const signed = signedAt(checkpoint);
  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Heading as="h2" textStyle="heading">
        {formatMessage(TEXTS.how)}
      </Heading>
      <chakra.ul display="flex" flexDirection="column" gap="4" listStyleType="none">
        <Step name="fingerprint" outcome={isOther ? 'BAD' : steps.fingerprint}>
          {isOther
            ? formatMessage(TEXTS.fingerprints, { given: short(paper.hash), sealed: short(paper.sealedHash) })
            : formatMessage(TEXTS.fingerprint, { hash: short(commitment) })}
        </Step>
        <Step name="inclusion" outcome={steps.inclusion}>
          {inclusion !== null &&
            formatMessage(TEXTS.log, { index: inclusion.index + 1, size: inclusion.size })}
        </Step>
        <Step name="signature" outcome={canCheckSignatures ? steps.signature : 'NONE'}>
          {signed !== null && formatMessage(TEXTS.signedAt, { time: dateAndTime(signed) })}
        </Step>
      </chakra.ul>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(canCheckSignatures ? TEXTS.own : TEXTS.unable)}
      </Text>
    </Card>
  );
}

function short(hash: string): string {
  return `${hash.slice(0, 8)} … ${hash.slice(-4)}`;
}

interface StepProps {
  name: keyof typeof TITLES;
  outcome: StepOutcome;
  children: string | false;
}

function Step({ name, outcome, children }: StepProps) {
  const { formatMessage } = useIntl();
  const Icon = ICONS[outcome];
  return (
    <Flex as="li" gap="3" align="flex-start">
      <Box color={COLORS[outcome]} aria-hidden>
        <Icon size={24} />
      </Box>
      <Box minW="0">
        <Text textStyle="strong">{formatMessage(TITLES[name][outcome])}</Text>
        {children !== false && (
          <Text textStyle="small" color="fg.muted">
            {children}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
