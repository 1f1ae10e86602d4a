import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../../components/LanguageMenu';
import { RoadLine } from '../../components/RoadLine';
import { PATHS } from '../../lib/paths';
import { LEGAL_MESSAGES, PRIVACY_PARAGRAPHS, TERMS_PARAGRAPHS } from './messages';

/** What the user agrees to. */
export function TermsPage() {
  return <LegalPage title={LEGAL_MESSAGES.termsTitle} paragraphs={Object.values(TERMS_PARAGRAPHS)} />;
}

/** What is kept of the user, and who sees it. */
export function PrivacyPage() {
  return <LegalPage title={LEGAL_MESSAGES.privacyTitle} paragraphs={Object.values(PRIVACY_PARAGRAPHS)} />;
}

interface LegalPageProps {
  title: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
}

function LegalPage({ title, paragraphs }: LegalPageProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" minH="100dvh" w="full" maxW="content" mx="auto" px="2" pt="1" pb="12">
      <Flex justify="space-between">
        <chakra.span
          asChild
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="12"
          pe="3"
          textStyle="strong"
          color="brand.fg"
        >
          <Link to={PATHS.signIn}>
            <ChevronLeft size={24} aria-hidden />
            {intl.formatMessage(LEGAL_MESSAGES.back)}
          </Link>
        </chakra.span>
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" gap="4" px="4" pt="6" maxW="prose">
        <Heading as="h1" textStyle="title">
          {intl.formatMessage(title)}
        </Heading>
        <RoadLine />
        {paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>{intl.formatMessage(paragraph)}</Text>
        ))}
      </Flex>
    </Flex>
  );
}
