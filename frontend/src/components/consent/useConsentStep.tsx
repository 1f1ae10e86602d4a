import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { CONSENT_VERSION } from '@wakafine/domain/consent';
import { Eye, Download, MapPin, Scissors, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import type { SheetStep } from '../Sheet';
import { ZoneGlyph } from '../ZoneGlyph';
import { useSetConsentsMutation } from '../../graphql/generated';
import { ERROR_MESSAGES } from '../../lib/error-messages';
import { errorCodeOf } from '../../lib/errors';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { CONSENT_MESSAGES } from './messages';

const POINTS: readonly { icon: LucideIcon; text: MessageDescriptor }[] = [
  { icon: MapPin, text: CONSENT_MESSAGES.record },
  { icon: Eye, text: CONSENT_MESSAGES.see },
  { icon: Scissors, text: CONSENT_MESSAGES.keep },
  { icon: Download, text: CONSENT_MESSAGES.control },
];

/** The step that asks once, before the first journey, whether the phone may be tracked during journeys. */
export function useConsentStep({ onClose }: { onClose: () => void }): SheetStep {
  const { formatMessage } = useIntl();
  const { agree, isSending, fault } = useAgree();
  return {
    title: formatMessage(CONSENT_MESSAGES.title),
    footer: (
      <>
        <Button size="lg" width="full" loading={isSending} onClick={() => void agree()}>
          {formatMessage(CONSENT_MESSAGES.agree)}
        </Button>
        <Button variant="outline" width="full" onClick={onClose}>
          {formatMessage(CONSENT_MESSAGES.later)}
        </Button>
      </>
    ),
    body: (
      <Flex direction="column" gap="4" pb="4">
        {POINTS.map(({ icon: Icon, text }) => (
          <Flex key={text.id} gap="3" align="flex-start">
            <Flex color="brand.fg" pt="0.5" aria-hidden>
              <Icon size={20} />
            </Flex>
            <Text>{formatMessage(text)}</Text>
          </Flex>
        ))}
        <chakra.span asChild alignSelf="flex-start" py="3" textStyle="strong" color="brand.fg">
          <Link to={PATHS.privacy} onClick={onClose}>
            {formatMessage(CONSENT_MESSAGES.more)}
          </Link>
        </chakra.span>
        {fault !== null && (
          <Flex role="alert" gap="1.5" align="flex-start" color="danger.fg" textStyle="small">
            <Flex pt="3px">
              <ZoneGlyph zone="danger" />
            </Flex>
            {formatMessage(fault)}
          </Flex>
        )}
      </Flex>
    ),
  };
}

function useAgree() {
  const { update } = useSession();
  const [setConsents] = useSetConsentsMutation();
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor | null>(null);

  async function agree(): Promise<void> {
    setIsSending(true);
    setFault(null);
    try {
      const { data } = await setConsents({
        variables: {
          input: {
            ...{ clientId: crypto.randomUUID(), version: CONSENT_VERSION, language: 'EN' },
            ...{ recording: true, cases: false, witness: false, adult: 'UNSAID' },
          },
        },
      });
      if (!data) {
        throw new Error('The answer to setConsents is empty');
      }
      update(data.setConsents.viewer);
    } catch (error) {
      setFault(ERROR_MESSAGES[errorCodeOf(error)]);
    } finally {
      setIsSending(false);
    }
  }

  return { agree, isSending, fault };
}
