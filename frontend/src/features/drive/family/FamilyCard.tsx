import { Flex, Heading, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useFocusWhenLost } from '../../../components/surface/useFocusWhenLost';
import { useDrive } from '../context/drive-context';
import { FAMILY_MESSAGES } from './messages';
import { NewLinkForm } from './NewLinkForm';
import { OpenLink } from './OpenLink';
import { useFamilyLinks } from './useFamilyLinks';

/** Lets others see where one is: the links that are open, or the form that makes one. */
export function FamilyCard({ titleAs = 'h2' }: { titleAs?: 'h1' | 'h2' }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Heading as={titleAs} textStyle="section">
        {formatMessage(FAMILY_MESSAGES.title)}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {formatMessage(FAMILY_MESSAGES.what)}
      </Text>
      <Content />
    </Card>
  );
}

function Content() {
  const { formatMessage } = useIntl();
  const { live } = useDrive();
  const { links, hasFailed, retry } = useFamilyLinks();
  const part = useRef<HTMLDivElement>(null);
  useFocusWhenLost(part, links && `links ${links.filter(({ isSos }) => !isSos).length}`);
  if (hasFailed && live === null) {
    return <ErrorState text={formatMessage(FAMILY_MESSAGES.failed)} onRetry={retry} />;
  }
  if (links === null) {
    return (
      <Skeleton>
        <SkeletonBlock h="24" />
      </Skeleton>
    );
  }
  const isFollowed = links.some(({ isSos }) => !isSos);
  return (
    <Flex ref={part} tabIndex={-1} outline="none" direction="column" gap="6">
      {links.map((link) => (
        <OpenLink key={link.key} link={link} />
      ))}
      {!isFollowed && live !== null && <NewLinkForm />}
      {links.length === 0 && live === null && <Text>{formatMessage(FAMILY_MESSAGES.noJourney)}</Text>}
    </Flex>
  );
}
