import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { StaffApiKeyFragment } from '../../../../graphql/staff';
import { PermitButton } from '../../../kit/pieces/PermitButton';
import { API_KEY_MESSAGES } from './messages';

/** Act on one key. */
export type KeyAct = 'approve' | 'refuse' | 'end';

/** One key with who asked for it and why; one's own waits for somebody else. */
export function ApiKeyItem({ owned, onAct }: { owned: StaffApiKeyFragment; onAct: (act: KeyAct) => void }) {
  const { formatMessage } = useIntl();
  const { apiKey, owner, isOwn } = owned;
  const { name, scopes, hint, purpose, agency, state } = apiKey;
  return (
    <chakra.li py="3" borderTopWidth="1px" display="grid" gap="1">
      <Heading as="h3" textStyle="strong" overflowWrap="anywhere">
        {name}
      </Heading>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {agency === null ? owner : formatMessage(API_KEY_MESSAGES.ownerOfAgency, { owner, agency })}
      </Text>
      <Text fontFamily="mono" textStyle="micro" overflowWrap="anywhere">
        {`${hint} ${scopes.join(' ')}`}
      </Text>
      {purpose !== null && (
        <Text textStyle="small" overflowWrap="anywhere">
          {purpose}
        </Text>
      )}
      {state === 'REQUESTED' && isOwn && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(API_KEY_MESSAGES.own)}
        </Text>
      )}
      <Flex gap="2" wrap="wrap" mt="1">
        {state === 'REQUESTED' && !isOwn && (
          <>
            <PermitButton
              act="decideOnApiKey"
              aria-label={formatMessage(API_KEY_MESSAGES.approveNamed, { name })}
              onClick={() => onAct('approve')}
            >
              {formatMessage(API_KEY_MESSAGES.approve)}
            </PermitButton>
            <PermitButton
              act="decideOnApiKey"
              variant="outline"
              aria-label={formatMessage(API_KEY_MESSAGES.refuseNamed, { name })}
              onClick={() => onAct('refuse')}
            >
              {formatMessage(API_KEY_MESSAGES.refuse)}
            </PermitButton>
          </>
        )}
        {state === 'ACTIVE' && (
          <PermitButton
            act="decideOnApiKey"
            variant="surface"
            colorPalette="danger"
            aria-label={formatMessage(API_KEY_MESSAGES.endNamed, { name })}
            onClick={() => onAct('end')}
          >
            {formatMessage(API_KEY_MESSAGES.end)}
          </PermitButton>
        )}
      </Flex>
    </chakra.li>
  );
}
