import { chakra, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { VERIFY_MESSAGES as TEXTS } from './messages';
import type { Paper } from '../../lib/evidence/open-paper';

/** Place, hour and limit, to be compared with the paper; nothing for who holds only the number. */
export function PaperFacts({ paper, hasKey }: { paper: Paper | null; hasKey: boolean }) {
  const { formatMessage } = useIntl();
  if (paper === null) {
    return hasKey ? (
      <Text textStyle="small" color="fg.muted">
        {formatMessage(TEXTS.wrongKey)}
      </Text>
    ) : null;
  }
  return <OpenedPaper paper={paper} />;
}

function OpenedPaper({ paper }: { paper: Paper }) {
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
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="heading">
        {formatMessage(TEXTS.paper)}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" textStyle="small">
        <Fact name={formatMessage(TEXTS.where)}>{placeText(paper, headingDeg)}</Fact>
        <Fact name={formatMessage(TEXTS.when)}>{formatMessage(TEXTS.hour, { day, time: time(hourMs) })}</Fact>
        <Fact name={formatMessage(TEXTS.limit)}>{limit}</Fact>
        {limitSource !== null && <Fact name={formatMessage(TEXTS.source)}>{limitSource}</Fact>}
      </chakra.dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd m="0">{children}</chakra.dd>
    </>
  );
}
