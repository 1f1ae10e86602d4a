import { Box, Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useActiveJourneyQuery } from '../../../graphql/generated';
import { FaultLine } from '../../../components/states/FaultLine';
import { SAVE_MESSAGES } from './messages';
import type { SettingsForm } from './useSettingsForm';

/** The one button that saves, pinned above the tabs, with what is to be said of it. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const { data } = useActiveJourneyQuery({ fetchPolicy: 'cache-first' });
  // During a journey the strip that says so lies above the tabs.
  const stripPx = (data?.activeJourney ?? null) === null ? 0 : 40;
  return (
    <Box
      position="sticky"
      zIndex="1"
      bottom={{
        base: `calc(${64 + stripPx}px + env(safe-area-inset-bottom))`,
        md: `${stripPx}px`,
      }}
      mx={{ base: '-4', md: '0' }}
      // Flush with the tabs also at the page's end, which the frame else leaves free below its content.
      mb={{ base: stripPx === 0 ? '-24px' : '0', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="3"
      bg={{ base: 'bg.panel', md: 'bg' }}
      borderTopWidth="1px"
    >
      {form.fault !== null && <FaultLine mb="2">{form.fault}</FaultLine>}
      <Text role="status" mb={form.isStoredHere ? '2' : '0'} textStyle="small" color="fg.muted">
        {form.isStoredHere && formatMessage(SAVE_MESSAGES.stored)}
      </Text>
      <Button size="lg" width="full" loading={form.isSaving} onClick={() => void form.save()}>
        {formatMessage(SAVE_MESSAGES.save)}
      </Button>
    </Box>
  );
}
