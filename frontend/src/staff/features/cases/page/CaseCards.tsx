import { Badge, Box, Button, chakra, Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react';
import type { ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { judgeEvidence, type RejudgedEvidence } from '@wakafine/domain/evidence/judge-evidence';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import type { EvidenceWitness } from '@wakafine/domain/evidence/witness-list';
import { limitPlaceText } from '@wakafine/domain/violations/proof-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { ArrowRight, Copy, ShieldAlert, ShieldCheck, ShieldQuestion, type LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { COMMON_MESSAGES } from '../../../../components/messages';
import { Card } from '../../../../components/surface/Card';
import type { CheckedProof } from '../../../../lib/evidence/check-proof';
import { signedAt } from '../../../../lib/evidence/signed-at';
import { useFormats } from '../../../../lib/format/format';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { STAFF_PATHS } from '../../../../lib/paths';
import { KeyCap } from '../../../kit/keys/KeyCap';
import type { CaseViolation } from './CaseHead';
import { PAGE_MESSAGES as P } from '../page-messages';
import type { KnownProof } from './useProofs';

/** The limit that held at the place, and where that is known from. */
export function LimitCard({ violation }: { violation: CaseViolation }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { limitKmh, limitSource, limitPlace, isLimitConfirmed } = violation;
  const place = limitPlaceText(violation, languageChoice(language));
  const title =
    limitKmh === null ? formatMessage(P.noLimit) : formatMessage(P.whyLimit, { limit: wholeKmh(limitKmh) });
  return (
    <SmallCard title={title}>
      <Text textStyle="small" color="fg.muted" flex="1">
        {place !== null && (
          <>
            <chakra.b color="fg">{place}</chakra.b>.{' '}
          </>
        )}
        {limitSource !== null && `${formatMessage(P.source, { source: limitSource })} `}
        {formatMessage(isLimitConfirmed === true ? P.confirmed : P.unconfirmed)}
      </Text>
      <TextLink
        asChild
        display="inline-flex"
        alignItems="center"
        alignSelf="flex-start"
        gap="1.5"
        color="brand.fg"
        textStyle="label"
        minH={{ base: '12', md: '8' }}
      >
        <Link
          to={`${STAFF_PATHS.speedLimits}?${new URLSearchParams({ search: limitPlace ?? '' }).toString()}`}
        >
          {formatMessage(P.register)}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </TextLink>
    </SmallCard>
  );
}

/** Other phones in the vehicle, by pseudonyms, and what each proves. */
export function WitnessCard({ witnesses }: { witnesses: readonly EvidenceWitness[] }) {
  const { formatMessage } = useIntl();
  const { speed } = useFormats();
  return (
    <SmallCard title={formatMessage(P.whoElse)}>
      {witnesses.length === 0 ? (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(P.nobodyElse)}
        </Text>
      ) : (
        <>
          <chakra.ul listStyleType="none" flex="1" textStyle="small" color="fg.muted">
            {witnesses.map(({ pseudonym, isDevice, provenDeciKmh }) => (
              <Flex as="li" key={pseudonym} justify="space-between" wrap="wrap" columnGap="3" py="0.5">
                <span>
                  {formatMessage(isDevice ? P.device : P.pseudonym, {
                    name: pseudonym.slice(0, 4).toUpperCase(),
                  })}
                </span>
                <chakra.b color="fg">
                  {provenDeciKmh === null
                    ? formatMessage(P.provesNothing)
                    : formatMessage(P.atLeastSpeed, { speed: speed(provenDeciKmh / 10) })}
                </chakra.b>
              </Flex>
            ))}
          </chakra.ul>
          <Text textStyle="micro" fontWeight="normal" color="fg.subtle">
            {formatMessage(P.pseudonyms)}
          </Text>
        </>
      )}
    </SmallCard>
  );
}

const STATES: Readonly<Record<ProofStatus, { word: MessageDescriptor; icon: LucideIcon; palette: string }>> =
  {
    VALID: { word: P.valid, icon: ShieldCheck, palette: 'brand' },
    ALTERED: { word: P.altered, icon: ShieldAlert, palette: 'warning' },
    WITHDRAWN: { word: P.withdrawn, icon: ShieldQuestion, palette: 'brand' },
    NOT_INCLUDED: { word: P.notIncluded, icon: ShieldQuestion, palette: 'info' },
  };

/** Key that copies the address of the check. */
export const COPY_KEY = 'c';

export interface ProofCardProps {
  known: KnownProof;
  onRetry: () => void;
  onCopy: () => void;
}

/** The record in the signed log as this browser has checked it, and judged once more. */
export function ProofCard({ known, onRetry, onCopy }: ProofCardProps) {
  const { formatMessage } = useIntl();
  if (known.kind !== 'checked') {
    const text = { checking: P.checking, missing: P.noRecord, failed: P.proofFailed }[known.kind];
    return (
      <SmallCard title={formatMessage(P.proof)}>
        <Text textStyle="small" color="fg.muted" role="status">
          {formatMessage(text)}
        </Text>
        {known.kind === 'failed' && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {formatMessage(COMMON_MESSAGES.retry)}
          </Button>
        )}
      </SmallCard>
    );
  }
  const { word, icon: Icon, palette } = STATES[known.proof.status];
  return (
    <SmallCard
      title={formatMessage(P.proof)}
      mark={
        <Badge colorPalette={palette} variant="subtle">
          <Icon size={14} aria-hidden />
          {formatMessage(word)}
        </Badge>
      }
    >
      <ProofText proof={known.proof} />
      <Button size="sm" variant="outline" px="2.5" minH={{ base: '12', md: '9' }} onClick={onCopy}>
        <Copy size={16} aria-hidden />
        {formatMessage(P.copyVerify)}
        <KeyCap text={COPY_KEY} />
      </Button>
    </SmallCard>
  );
}

function ProofText({ proof: { file, verdict } }: { proof: CheckedProof }) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateAndTime, speed } = useFormats();
  const judged = useMemo(() => {
    const parts = judgedPartsOf(file.parts);
    return parts === null ? [] : judgeEvidence(parts).filter(({ finding }) => finding !== 'UNKNOWN');
  }, [file]);
  const signed = signedAt(verdict.checkpoint);
  const entry =
    file.inclusion === null || signed === null
      ? null
      : formatMessage(P.entry, {
          index: formatNumber(file.inclusion.index + 1),
          size: formatNumber(file.inclusion.size),
          time: dateAndTime(signed),
        });
  const textOf = (each: RejudgedEvidence) =>
    formatMessage(each.finding === 'NONE' ? P.againNone : each.isAsSealed ? P.againSame : P.againOther, {
      rule: each.ruleVersion,
      speed: speed((each.provenDeciKmh ?? 0) / 10),
    });
  return (
    <Text textStyle="small" color="fg.muted" flex="1">
      {[...(entry === null ? [] : [entry]), ...judged.map(textOf)].join(' ')}
    </Text>
  );
}

function SmallCard({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <Card display="flex" flexDirection="column" gap="2" alignItems="stretch">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {title}
        </Heading>
        {mark !== undefined && <Box>{mark}</Box>}
      </Flex>
      {children}
    </Card>
  );
}
