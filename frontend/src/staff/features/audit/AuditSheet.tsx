import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import type { StaffAuditRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { FactList } from '../../kit/pieces/FactList';
import { AUDIT_ACT_MESSAGES, AUDIT_MESSAGES } from './messages';
import { useAuditTexts } from './useAuditTexts';

/** One entry of the audit log, with all that is stored of it in words. */
export function AuditSheet({ entry, onClose }: { entry: StaffAuditRowFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const texts = useAuditTexts();
  const details = texts.details(entry);
  return (
    <DetailSheet isOpen onClose={onClose} title={formatMessage(AUDIT_ACT_MESSAGES[entry.act])}>
      <Flex direction="column" gap="6">
        <FactList
          facts={[
            {
              label: formatMessage(AUDIT_MESSAGES.when),
              value: `${formats.date(entry.at)} · ${formats.timeWithSeconds(entry.at)}`,
            },
            {
              label: formatMessage(AUDIT_MESSAGES.who),
              value: (
                <Flex as="span" align="center" gap="2">
                  <bdi>{texts.actor(entry)}</bdi>
                  <RoleBadge role={entry.actorRole} />
                </Flex>
              ),
            },
            { label: formatMessage(AUDIT_MESSAGES.onWhat), value: texts.target(entry) },
          ]}
        />
        <div>
          <Heading as="h3" textStyle="label" mb="1">
            {formatMessage(AUDIT_MESSAGES.details)}
          </Heading>
          {details.length === 0 ? (
            <Text textStyle="small" color="fg.muted">
              {formatMessage(AUDIT_MESSAGES.noDetails)}
            </Text>
          ) : (
            <FactList facts={details.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))} />
          )}
        </div>
      </Flex>
    </DetailSheet>
  );
}
