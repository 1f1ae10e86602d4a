import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { FigureGrid } from '../../../components/FigureGrid';
import { Segmented } from '../../../components/forms/Segmented';
import { readDataUse } from '../../../lib/network/data-use';
import { isSavingHinted } from '../../../lib/saving-hint';
import { SAVER_CHOICES, SAVER_MESSAGES } from '../form/saver-messages';
import { SettingsSection } from '../form/SettingsSection';
import type { SettingsForm } from '../form/useSettingsForm';

const CHOICES = ['AUTO', 'ON', 'OFF'] as const;
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** Whether as little as possible is fetched and sent, and how much it was. */
export function DataSaverSection({ form: { values, change } }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const amount = useAmount();
  // As it was when the page was opened: a number that runs while one looks at it says nothing more.
  const [use] = useState(readDataUse);
  const isOnByHint = values.dataSaver === 'AUTO' && isSavingHinted();
  return (
    <SettingsSection title={formatMessage(SAVER_MESSAGES.title)}>
      <Card display="flex" flexDirection="column" gap="4">
        <Segmented
          label={formatMessage(SAVER_MESSAGES.title)}
          isLabelHidden
          choices={CHOICES.map((value) => ({ value, label: formatMessage(SAVER_CHOICES[value]) }))}
          value={values.dataSaver}
          onChange={(dataSaver) => change({ dataSaver })}
        />
        <Text textStyle="small" color="fg.muted">
          {formatMessage(SAVER_MESSAGES.hint)}
          {isOnByHint && ` ${formatMessage(SAVER_MESSAGES.isOn)}`}
        </Text>
        <Flex direction="column" gap="2" borderTopWidth="1px" pt="4">
          <Text textStyle="label">{formatMessage(SAVER_MESSAGES.used)}</Text>
          <FigureGrid
            figures={[
              { label: formatMessage(SAVER_MESSAGES.today), value: amount(use.todayBytes) },
              { label: formatMessage(SAVER_MESSAGES.month), value: amount(use.monthBytes) },
            ]}
          />
          <Text textStyle="small" color="fg.subtle">
            {formatMessage(SAVER_MESSAGES.counted)}
          </Text>
        </Flex>
      </Card>
    </SettingsSection>
  );
}

/** An amount of data in whole kB, from 1 MB on in MB with one decimal. */
function useAmount(): (bytes: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (bytes) =>
    bytes < MEGABYTE
      ? formatMessage(SAVER_MESSAGES.kilobytes, { value: formatNumber(Math.round(bytes / KILOBYTE)) })
      : formatMessage(SAVER_MESSAGES.megabytes, {
          value: formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
        });
}
