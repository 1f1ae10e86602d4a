import { Box, Flex, Text } from '@chakra-ui/react';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { PATHS } from '../../lib/paths';
import { REPORTS_MESSAGES } from './period/messages';

/** The way to the incidents that the user has submitted. */
export function IncidentsLink() {
  const intl = useIntl();
  return (
    <Card isFlush>
      <Flex
        asChild
        align="center"
        gap="3"
        minH="16"
        px="4"
        py="3"
        color="fg"
        textDecoration="none"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Link to={PATHS.myIncidents}>
          <Box color="fg.muted" aria-hidden>
            <Megaphone size={24} />
          </Box>
          <Box flex="1" minW="0">
            <Text textStyle="strong">{intl.formatMessage(REPORTS_MESSAGES.incidents)}</Text>
            <Text textStyle="small" color="fg.muted">
              {intl.formatMessage(REPORTS_MESSAGES.incidentsWhat)}
            </Text>
          </Box>
          <Box color="fg.subtle" aria-hidden>
            <ChevronRight size={20} />
          </Box>
        </Link>
      </Flex>
    </Card>
  );
}
