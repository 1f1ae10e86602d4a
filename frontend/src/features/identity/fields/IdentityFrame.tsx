import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../components/IconButton';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { Logo } from '../../../components/Logo';
import { RoadArt } from '../../../components/RoadArt';
import { PATHS } from '../../../lib/paths';
import { FIELD_MESSAGES } from './messages';
import { COMMON_MESSAGES } from '../../../components/messages';

export interface IdentityFrameProps {
  title: string;
  intro: ReactNode;
  onBack: () => void;
  children: ReactNode;
}

/** The page around a sign-in or sign-up form: back and language above, legal links and the road below. */
export function IdentityFrame({ title, intro, onBack, children }: IdentityFrameProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" minH="100dvh" data-tabless>
      <Flex as="header" justify="space-between" px="1" pt="1">
        <IconButton
          label={intl.formatMessage(COMMON_MESSAGES.back)}
          icon={<ChevronLeft size={24} />}
          onClick={onBack}
        />
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" flex="1" w="full" maxW="432px" mx="auto" px="6" pt="2">
        <Box color="brand.fg" lineHeight="0">
          <Logo size={40} />
        </Box>
        <Heading as="h1" textStyle="title" mt="4">
          {title}
        </Heading>
        <Text mt="1" color="fg.muted">
          {intro}
        </Text>
        {children}
        <Flex justify="center" wrap="wrap" columnGap="2" mt="auto" pt="6" textStyle="small" color="fg.subtle">
          <QuietLink to={PATHS.terms} text={intl.formatMessage(FIELD_MESSAGES.terms)} />
          <Flex align="center" aria-hidden>
            ·
          </Flex>
          <QuietLink to={PATHS.privacy} text={intl.formatMessage(FIELD_MESSAGES.privacy)} />
        </Flex>
      </Flex>
      <Box color="fg.subtle">
        <RoadArt groundColor="bg.muted" />
      </Box>
    </Flex>
  );
}

function QuietLink({ to, text }: { to: string; text: string }) {
  return (
    <Flex
      asChild
      align="center"
      justify="center"
      position="relative"
      minH="12"
      color="inherit"
      textDecoration="underline"
      // A short word reaches further for the finger than for the eye.
      _before={{ content: '""', position: 'absolute', insetBlock: '0', insetInline: '-6px' }}
    >
      <Link to={to}>{text}</Link>
    </Flex>
  );
}
