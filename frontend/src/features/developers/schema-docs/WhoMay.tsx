import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ApiExample } from '../../../graphql/examples';
import { SCHEMA_MESSAGES as TEXTS } from './messages';

const WHO: Readonly<Record<ApiExample['who'], MessageDescriptor>> = {
  anyone: TEXTS.whoAnyone,
  session: TEXTS.whoSession,
  accounts: TEXTS.whoAccounts,
  signedIn: TEXTS.whoSignedIn,
  citizens: TEXTS.whoCitizens,
  withPassword: TEXTS.whoWithPassword,
  right: TEXTS.whoRight,
};

/** Sentence of those who may ask a field of a root type. */
export function WhoMay({ who, right }: Pick<ApiExample, 'who' | 'right'>) {
  const { formatMessage } = useIntl();
  return formatMessage(WHO[who], { right: right ?? '' });
}
