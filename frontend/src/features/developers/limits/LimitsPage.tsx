import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { CodeTabs } from '../kit/CodeTabs';
import { DeveloperHead } from '../kit/DeveloperHead';
import { FactTable } from '../kit/FactTable';
import { LIMIT_MESSAGES as TEXTS } from './messages';
import { refusalSample } from './refusal-sample';
import { useBudgetRows, useSizeRows } from './useLimitRows';

/** Points that may be spent in a time and sizes of calls, each with the words of its refusal. */
export function LimitsPage() {
  const { formatMessage } = useIntl();
  const budgets = useBudgetRows();
  const sizes = useSizeRows();
  return (
    <>
      <DeveloperHead title={formatMessage(TEXTS.title)} />
      <Text maxW="content">{formatMessage(TEXTS.intro)}</Text>
      <Card isFlush>
        <Heading as="h2" textStyle="section" px="4" py="3">
          {formatMessage(TEXTS.budgets)}
        </Heading>
        <FactTable
          title={formatMessage(TEXTS.budgets)}
          heads={[TEXTS.caller, TEXTS.limit, TEXTS.refusal]}
          rows={budgets}
        />
      </Card>
      <CodeTabs
        title={formatMessage(TEXTS.sample)}
        text={formatMessage(TEXTS.sampleText)}
        tabs={[{ id: 'answer', label: formatMessage(TEXTS.sample), code: refusalSample() }]}
      />
      <Card isFlush>
        <Heading as="h2" textStyle="section" px="4" py="3">
          {formatMessage(TEXTS.sizes)}
        </Heading>
        <FactTable
          title={formatMessage(TEXTS.sizes)}
          heads={[TEXTS.thing, TEXTS.limit, TEXTS.refusal]}
          rows={sizes}
        />
      </Card>
    </>
  );
}
