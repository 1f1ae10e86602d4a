import { Button, Flex, Text } from '@chakra-ui/react';
import { languageChoice } from '@wakafine/domain/people/languages';
import { emailFault } from '@wakafine/domain/people/profile';
import { DAY_MS } from '@wakafine/domain/units';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../../components/forms/Segmented';
import { TextField } from '../../../../components/forms/TextField';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import { notify } from '../../../../components/surface/toaster';
import type { SavedViewsQuery, ViewFieldsFragment } from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { ChoiceField } from '../../../kit/pieces/ChoiceField';
import { VIEW_MAIL_MESSAGES } from './messages';
import { useViewMail } from './useViewMail';

const FAILURES = { CONFLICT: VIEW_MAIL_MESSAGES.limit };
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** 5 January 1970 was a Monday. */
const MONDAY_MS = 4 * DAY_MS;

interface MailFormProps {
  view: ViewFieldsFragment;
  list: SavedViewsQuery['savedViews'];
  onClose: () => void;
}

/** Has a view come by mail, and ends that. Says so where the service sends none. Open while it is mounted. */
export function MailForm({ view, list, onClose }: MailFormProps) {
  const { formatMessage, formatDate } = useIntl();
  const { language } = useLanguage();
  const formId = useId();
  const failureText = useFailureText();
  const { start, end, isBusy } = useViewMail(view.id);
  const [address, setAddress] = useState(list.mailAddress ?? '');
  const [rhythm, setRhythm] = useState(view.mail?.rhythm ?? 'WEEKLY');
  const [weekday, setWeekday] = useState(view.mail?.weekday ?? 1);
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const email = address.trim();
    if (email === '' || emailFault(email) !== null) {
      setFault(formatMessage(VIEW_MAIL_MESSAGES.addressWrong));
      return;
    }
    const changed = email === list.mailAddress ? null : email;
    const asked = { rhythm, weekday, language: languageChoice(language), changedAddress: changed };
    void run(() => start(asked), formatMessage(VIEW_MAIL_MESSAGES.started));
  }
  async function run(work: () => Promise<void>, done: string): Promise<void> {
    const failed = await failureText(work, FAILURES);
    setFailure(failed);
    if (failed === null) {
      notify({ kind: 'success', title: done });
      onClose();
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(VIEW_MAIL_MESSAGES.title, { name: view.name })}
      footer={
        <>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          {view.mail !== null && (
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void run(end, formatMessage(VIEW_MAIL_MESSAGES.ended))}
            >
              {formatMessage(VIEW_MAIL_MESSAGES.end)}
            </Button>
          )}
          {list.isMailPossible && (
            <Button type="submit" form={formId} loading={isBusy}>
              {formatMessage(VIEW_MAIL_MESSAGES.start)}
            </Button>
          )}
        </>
      }
    >
      {!list.isMailPossible && <Text pb="4">{formatMessage(VIEW_MAIL_MESSAGES.impossible)}</Text>}
      {list.isMailPossible && (
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Flex direction="column" gap="4" pb="4">
            <Text textStyle="small" color="fg.muted">
              {formatMessage(VIEW_MAIL_MESSAGES.text)}
            </Text>
            <TextField
              id={`${formId}-address`}
              type="email"
              autoComplete="email"
              label={formatMessage(VIEW_MAIL_MESSAGES.address)}
              hint={formatMessage(VIEW_MAIL_MESSAGES.addressHint)}
              error={fault}
              value={address}
              onChange={(next) => {
                setAddress(next);
                setFault(undefined);
              }}
            />
            <Segmented
              label={formatMessage(VIEW_MAIL_MESSAGES.rhythm)}
              value={rhythm}
              onChange={setRhythm}
              choices={[
                { value: 'DAILY', label: formatMessage(VIEW_MAIL_MESSAGES.daily) },
                { value: 'WEEKLY', label: formatMessage(VIEW_MAIL_MESSAGES.weekly) },
                { value: 'MONTHLY', label: formatMessage(VIEW_MAIL_MESSAGES.monthly) },
              ]}
            />
            {rhythm === 'WEEKLY' && (
              <ChoiceField
                label={formatMessage(VIEW_MAIL_MESSAGES.weekday)}
                value={weekday}
                choices={WEEKDAYS.map((value) => ({
                  value,
                  text: formatDate(MONDAY_MS + (value - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
                }))}
                onChange={setWeekday}
              />
            )}
          </Flex>
        </form>
      )}
    </Sheet>
  );
}
