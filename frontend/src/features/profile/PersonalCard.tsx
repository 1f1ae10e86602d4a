import { Heading } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import type { ProfileQuery } from '../../graphql/generated';
import { useViewer } from '../../lib/session/session';
import { EDIT_MESSAGES } from './edit/edit-messages';
import { Fact } from './edit/Fact';
import { PROFILE_MESSAGES } from './edit/messages';

/** Identity of the user to the service; `known` is null while it is being loaded. */
export function PersonalCard({ known }: { known: ProfileQuery['viewer'] }) {
  const intl = useIntl();
  const viewer = useViewer();
  const none = intl.formatMessage(PROFILE_MESSAGES.none);
  const waiting = (
    <Skeleton>
      <SkeletonBlock w="8rem" />
    </Skeleton>
  );
  const contact = known?.profile.emergencyContact;
  return (
    <section>
      <Heading as="h2" textStyle="section" mb="3">
        {intl.formatMessage(PROFILE_MESSAGES.personal)}
      </Heading>
      <Card as="dl" isFlush>
        <Fact label={PROFILE_MESSAGES.name}>
          {(known === null ? viewer?.displayName : known.profile.fullName) ?? none}
        </Fact>
        <Fact label={PROFILE_MESSAGES.number}>
          {viewer?.mobileNumber ? formatPhone(viewer.mobileNumber) : none}
        </Fact>
        <Fact label={PROFILE_MESSAGES.email}>
          {(known === null ? viewer?.email : known.profile.email) ?? none}
        </Fact>
        <Fact label={EDIT_MESSAGES.license}>
          {known === null ? waiting : (known.profile.driverLicense ?? none)}
        </Fact>
        <Fact label={EDIT_MESSAGES.contact}>
          {known === null ? waiting : [contact?.name, contact?.phone].filter(Boolean).join(' · ') || none}
        </Fact>
        <Fact label={PROFILE_MESSAGES.since}>
          {known === null ? waiting : intl.formatDate(known.createdAt, { dateStyle: 'long' })}
        </Fact>
      </Card>
    </section>
  );
}
