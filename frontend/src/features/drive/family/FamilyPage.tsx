import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BackLink } from '../../../components/BackLink';
import { PATHS } from '../../../lib/paths';
import { FamilyCard } from './FamilyCard';
import { FAMILY_MESSAGES } from './messages';

/** The links by which others see where the user is. */
export function FamilyPage() {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="4" maxW="640px">
      <BackLink to={PATHS.home} text={formatMessage(FAMILY_MESSAGES.back)} />
      <FamilyCard titleAs="h1" />
    </Flex>
  );
}
