import { Box, Flex } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../components/IconButton';
import { PATHS } from '../../../lib/paths';
import { JOURNEY_MESSAGES } from './messages';

export interface JourneyBarProps {
  /** Heading and what stands below it; nothing while it is not known. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The head of a journey's page, on phones a bar in the place of the app's header: back to the list, what it is, what to do with it. */
export function JourneyBar({ children, actions }: JourneyBarProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Flex
      align="center"
      minH="14"
      mx={{ base: '-4', md: '-3' }}
      mt={{ base: '-4', md: '0' }}
      px={{ base: '1', md: '0' }}
      py={{ base: '1', md: '0' }}
      position={{ base: 'sticky', md: 'static' }}
      top="0"
      zIndex={{ base: 'bar', md: 'auto' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
    >
      <IconButton
        label={intl.formatMessage(JOURNEY_MESSAGES.back)}
        icon={<ChevronLeft size={24} aria-hidden />}
        onClick={() => void navigate(PATHS.journeys)}
      />
      <Box flex="1" minW="0">
        {children}
      </Box>
      {actions}
    </Flex>
  );
}
