import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ConflictSheet, type Difference } from '../../../components/surface/ConflictSheet';
import { FaultLine } from '../../../components/states/FaultLine';
import { PermitButton, type PermittedAct } from '../../kit/pieces/PermitButton';
import { LIMITS_MESSAGES } from './messages';
import type { VersionedForm } from './useVersionedForm';

export interface SettingsCardProps<Values> {
  title: string;
  text: string;
  form: VersionedForm<Values>;
  /** Act that saving performs. */
  act: PermittedAct;
  /** Asked for by the button; by default the form saves. */
  onSave?: () => void;
  /** Whether saving has to wait for something else than an edit. */
  isBlocked?: boolean;
  /** Conflicting changes of two desks, while that is not decided. */
  differences: readonly Difference[];
  children: ReactNode;
  /** Below the button: what was in force before. */
  history?: ReactNode;
}

/** One kind of settings with its button, its failure, and the decision where two desks have changed it. */
export function SettingsCard<Values>(props: SettingsCardProps<Values>) {
  const { title, text, form, act, onSave, isBlocked = false, differences, children, history } = props;
  const { formatMessage } = useIntl();
  const save = onSave ?? (() => void form.save());
  return (
    <Card borderRadius={{ md: '12px' }} display="flex" flexDirection="column" gap="4" aria-label={title}>
      <div>
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1">
          {text}
        </Text>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Flex direction="column" gap="4">
          {children}
          {form.fault !== null && <FaultLine>{form.fault}</FaultLine>}
          <Flex gap="2" wrap="wrap">
            <PermitButton
              act={act}
              type="submit"
              loading={form.isSaving}
              disabled={!form.isEdited || isBlocked}
            >
              {formatMessage(LIMITS_MESSAGES.save)}
            </PermitButton>
            {form.isEdited && (
              <Button type="button" variant="ghost" disabled={form.isSaving} onClick={form.undo}>
                {formatMessage(LIMITS_MESSAGES.undo)}
              </Button>
            )}
          </Flex>
        </Flex>
      </form>
      {history}
      {form.rival !== null && (
        <ConflictSheet
          title={formatMessage(LIMITS_MESSAGES.conflictTitle)}
          text={formatMessage(LIMITS_MESSAGES.conflictText)}
          differences={differences}
          isBusy={form.isSaving}
          onUseThisPhone={() => void form.useThisPhone()}
          onUseOther={form.undo}
          onClose={form.leaveRival}
        />
      )}
    </Card>
  );
}
