import { chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { RoadLine } from '../../components/RoadLine';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { BackLink } from './BackLink';
import { HOW_MESSAGES } from './how-messages';
import type { LegalSectionText } from './legal-section';
import { LegalSection } from './LegalSection';
import { TERMS_MESSAGES } from './messages';
import { PRIVACY_MESSAGES } from './privacy-messages';
import { PRIVACY_SECTIONS } from './privacy-sections';

const T = TERMS_MESSAGES;
/** The terms of use, in order. */
const TERMS_SECTIONS: readonly LegalSectionText[] = [
  { title: T.service, paragraphs: [T.serviceWhat, T.serviceFree] },
  { title: T.account, paragraphs: [T.accountOne, T.accountWait] },
  { title: T.judge, paragraphs: [T.judgeServer, T.judgeEpisode, T.judgeDoubt] },
  { title: T.duty, paragraphs: [T.dutyDrive, T.dutyPhone] },
  { title: T.fair, paragraphs: [T.fairTrue, T.fairActs] },
  { title: T.limits, paragraphs: [T.limitsGps] },
  { title: T.sources, paragraphs: [T.sourcesText] },
  { title: T.end, paragraphs: [T.endLeave, T.endChange] },
];

/** Terms that the user agrees to. */
export function TermsPage() {
  return <LegalPage title={TERMS_MESSAGES.title} sections={TERMS_SECTIONS} />;
}

/** Stored data of the user, retention, access, and rights. */
export function PrivacyPage() {
  return <LegalPage title={PRIVACY_MESSAGES.title} sections={PRIVACY_SECTIONS} />;
}

interface LegalPageProps {
  title: MessageDescriptor;
  sections: readonly LegalSectionText[];
}

function LegalPage({ title, sections }: LegalPageProps) {
  const { formatMessage } = useIntl();
  return (
    <LegalFrame title={title}>
      <LegalSections sections={sections} />
      <chakra.span asChild alignSelf="flex-start" py="3" textStyle="strong" color="brand.fg">
        <Link to={PATHS.howItWorks}>{formatMessage(HOW_MESSAGES.title)}</Link>
      </chakra.span>
    </LegalFrame>
  );
}

/** The sections of a legal page, in order. */
export function LegalSections({ sections }: Pick<LegalPageProps, 'sections'>) {
  return sections.map((section) => <LegalSection key={section.title.id} {...section} />);
}

/** Frame of a legal page: the way back, the languages and its title. */
export function LegalFrame({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Flex direction="column" minH="100dvh" w="full" maxW="prose" mx="auto" px="2" pt="1" pb="12">
      <Flex as="header" justify="space-between">
        <BackLink />
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" gap="5" px="4" pt="6">
        <Heading as="h1" textStyle="title">
          {intl.formatMessage(title)}
        </Heading>
        <RoadLine />
        {children}
      </Flex>
    </Flex>
  );
}
