import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Role } from '../../graphql/generated';
import { ROLE_MESSAGES } from './staff-messages';

/** Distinguished by weight of ground and by frame, not by hue: colours are speed zones. */
const LOOKS = {
  ADMIN: { bg: 'brand.solid', color: 'brand.contrast', borderStyle: 'solid', borderColor: 'brand.solid' },
  SUPERVISOR: { bg: 'brand.subtle', color: 'brand.fg', borderStyle: 'solid', borderColor: 'brand.fg' },
  OPERATOR: { bg: 'brand.subtle', color: 'brand.fg', borderStyle: 'solid', borderColor: 'brand.subtle' },
  VIEWER: { bg: 'transparent', color: 'brand.fg', borderStyle: 'solid', borderColor: 'brand.fg' },
  RULE: { bg: 'transparent', color: 'fg.muted', borderStyle: 'dashed', borderColor: 'fg.muted' },
  AGENCY_MANAGER: { bg: 'bg.muted', color: 'fg', borderStyle: 'solid', borderColor: 'border.strong' },
  AGENCY_VIEWER: { bg: 'transparent', color: 'fg', borderStyle: 'solid', borderColor: 'border.strong' },
  CITIZEN: { bg: 'bg.muted', color: 'fg.muted', borderStyle: 'solid', borderColor: 'bg.muted' },
} as const;

/** Role of an account, in capitals; in the audit log it may be the violator rule. */
export function RoleBadge({ role }: { role: Role | 'RULE' }) {
  const intl = useIntl();
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="6"
      px="2"
      borderRadius="badge"
      borderWidth="1px"
      fontSize="11px"
      lineHeight="16px"
      fontWeight="bold"
      letterSpacing="0.06em"
      textTransform="uppercase"
      whiteSpace="nowrap"
      {...LOOKS[role]}
    >
      {intl.formatMessage(ROLE_MESSAGES[role])}
    </chakra.span>
  );
}
