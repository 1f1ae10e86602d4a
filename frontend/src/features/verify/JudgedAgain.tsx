import { Heading, Text } from '@chakra-ui/react';
import type { EvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { judgeEvidence } from '@wakafine/domain/evidence/judge-evidence';
import type { RejudgedEvidence, RuleRole } from '@wakafine/domain/evidence/judge-evidence';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { VERIFY_MESSAGES as TEXTS } from './messages';

/** Judgements of the positions by the rule that made the record and by the newest; empty for readers who may not see them. */
export function JudgedAgain({ parts }: Pick<EvidenceFile, 'parts'>) {
  const { formatMessage } = useIntl();
  const judged = useMemo(() => {
    const shown = judgedPartsOf(parts);
    return shown === null ? [] : judgeEvidence(shown);
  }, [parts]);
  if (judged.length === 0) {
    return null;
  }
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="heading">
        {formatMessage(TEXTS.again)}
      </Heading>
      {judged.map((each) => (
        <Text key={each.ruleVersion}>
          {formatMessage(textOf(each), {
            rule: formatMessage(ROLES[each.role], { rule: each.ruleVersion }),
            kmh: Math.floor((each.provenDeciKmh ?? 0) / 10),
          })}
        </Text>
      ))}
    </Card>
  );
}

const ROLES: Readonly<Record<RuleRole, MessageDescriptor>> = {
  MADE_IT: TEXTS.ruleMadeIt,
  NEWEST: TEXTS.ruleNewest,
  BOTH: TEXTS.ruleBoth,
};

function textOf({ finding, isAsSealed }: RejudgedEvidence): MessageDescriptor {
  if (finding === 'PROVEN') {
    return isAsSealed ? TEXTS.againSame : TEXTS.againOther;
  }
  return finding === 'NONE' ? TEXTS.againNone : TEXTS.againUnknown;
}
