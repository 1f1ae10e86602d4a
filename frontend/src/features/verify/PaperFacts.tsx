import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { LimitSign } from '../../components/zones/LimitSign';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import type { CheckedProof } from '../../lib/evidence/check-proof';
import { VERIFY_MESSAGES as TEXTS } from './messages';
import type { Paper } from '../../lib/evidence/open-paper';

export interface PaperFactsProps {
  proof: CheckedProof;
  /** Whether the address has a key. */
  hasKey: boolean;
}

/** Place, hour and limit, to be compared with the paper; nothing for who holds only the number. */
export function PaperFacts({ proof: { paper, hasPaper, status }, hasKey }: PaperFactsProps) {
  const { formatMessage } = useIntl();
  if (paper !== null) {
    return paper.hash === paper.sealedHash ? (
      <SealedPaper paper={paper} isAltered={status === 'ALTERED'} />
    ) : (
      <OtherPaper paper={paper} />
    );
  }
  return hasKey ? (
    <Text textStyle="small" color="fg.muted">
      {formatMessage(hasPaper ? TEXTS.wrongKey : TEXTS.notOpen)}
    </Text>
  ) : null;
}

function SealedPaper({ paper, isAltered }: { paper: Paper; isAltered: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h2" textStyle="heading">
          {formatMessage(isAltered ? TEXTS.sealed : TEXTS.paper)}
        </Heading>
        <LimitSign
          kmh={paper.limitKmh}
          look="confirmed"
          label={formatMessage(TEXTS.limitValue, { kmh: paper.limitKmh })}
          width="56px"
        />
      </Flex>
      {isAltered && <Text>{formatMessage(TEXTS.paperCompare)}</Text>}
      <Facts paper={paper} />
    </Card>
  );
}

/** The present answer of the service beside what was sealed, of which only the fingerprint is left. */
function OtherPaper({ paper }: { paper: Paper }) {
  const { formatMessage } = useIntl();
  const hash = `${paper.sealedHash.slice(0, 8)} … ${paper.sealedHash.slice(-4)}`;
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="heading">
        {formatMessage(TEXTS.paperOther)}
      </Heading>
      <Grid gap="2" templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))">
        <Box p="3" bg="bg.muted" borderRadius="control">
          <Text textStyle="small" color="fg.muted" mb="1">
            {formatMessage(TEXTS.given)}
          </Text>
          <Facts paper={paper} />
        </Box>
        <Box p="3" bg="bg.muted" borderRadius="control">
          <Text textStyle="small" color="fg.muted" mb="1">
            {formatMessage(TEXTS.sealed)}
          </Text>
          <Text>{formatMessage(TEXTS.sealedOnly, { hash })}</Text>
        </Box>
      </Grid>
    </Card>
  );
}

function Facts({ paper }: { paper: Paper }) {
  const { formatMessage } = useIntl();
  const { date, time } = useFormats();
  const placeText = usePlaceText();
  const { hourMs, limitKmh, limitPlace, limitSource, headingDeg } = paper;
  const limit =
    limitPlace === null
      ? formatMessage(TEXTS.limitValue, { kmh: limitKmh })
      : formatMessage(TEXTS.limitAt, { kmh: limitKmh, place: limitPlace });
  const day = date(new Date(hourMs).toISOString());
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" textStyle="small">
      <Fact name={formatMessage(TEXTS.where)}>{placeText(paper, headingDeg)}</Fact>
      <Fact name={formatMessage(TEXTS.when)}>{formatMessage(TEXTS.hour, { day, time: time(hourMs) })}</Fact>
      <Fact name={formatMessage(TEXTS.limit)}>{limit}</Fact>
      {limitSource !== null && <Fact name={formatMessage(TEXTS.source)}>{limitSource}</Fact>}
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd m="0" fontWeight="medium" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}
