import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { VIEW_BOUNDS, type ViewPage } from '@wakafine/domain/views/saved-views';
import { sentenceWords } from '@wakafine/domain/views/sentence-words';
import { Users } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../../../components/forms/SwitchRow';
import { TextField } from '../../../../components/forms/TextField';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import { notify } from '../../../../components/surface/toaster';
import {
  SavedViewsDocument,
  useChangeViewMutation,
  useSaveViewMutation,
  type ViewFieldsFragment,
} from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { VIEW_FORM_MESSAGES } from './messages';

const FAILURES = { CONFLICT: VIEW_FORM_MESSAGES.full };

interface ViewFormProps {
  page: ViewPage;
  sentence: string;
  /** View that is changed; absent: a new one is stored. */
  view?: ViewFieldsFragment;
  onClose: () => void;
}

/** Stores the sentence of a page under a name, or changes name and sharing of a view. Open while it is mounted. */
export function ViewForm({ page, sentence, view, onClose }: ViewFormProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const formId = useId();
  const failureText = useFailureText();
  const [save, saving] = useSaveViewMutation({ refetchQueries: [SavedViewsDocument] });
  const [change, changing] = useChangeViewMutation();
  // A press that is repeated after a lost answer stores nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const words = new URLSearchParams(sentence);

  async function store(): Promise<void> {
    await (view === undefined
      ? save({ variables: { input: { name: name.trim(), page, sentence, isShared, clientId } } })
      : change({ variables: { input: { id: view.id, name: name.trim(), isShared } } }));
    notify({ kind: 'success', title: formatMessage(VIEW_FORM_MESSAGES.stored) });
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const { length } = [...name.trim()];
    if (length < VIEW_BOUNDS.name.min || length > VIEW_BOUNDS.name.max) {
      setFault(formatMessage(VIEW_FORM_MESSAGES.nameHint));
      return;
    }
    void failureText(store, FAILURES).then(setFailure);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(view === undefined ? VIEW_FORM_MESSAGES.newTitle : VIEW_FORM_MESSAGES.changeTitle)}
      footer={
        <>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Button type="submit" form={formId} loading={saving.loading || changing.loading}>
            {formatMessage(VIEW_FORM_MESSAGES.store)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <Text textStyle="small" color="fg.muted">
            {sentenceWords({ page, valueOf: (word) => words.get(word) }, language)}
          </Text>
          <TextField
            id={`${formId}-name`}
            label={formatMessage(VIEW_FORM_MESSAGES.name)}
            hint={formatMessage(VIEW_FORM_MESSAGES.nameHint)}
            error={fault}
            value={name}
            onChange={(next) => {
              setName(next);
              setFault(undefined);
            }}
          />
          <Box borderWidth="1px" borderRadius="control" overflow="hidden">
            <SwitchRow
              icon={Users}
              text={formatMessage(VIEW_FORM_MESSAGES.isShared)}
              hint={formatMessage(VIEW_FORM_MESSAGES.isSharedHint)}
              isOn={isShared}
              onChange={setIsShared}
            />
          </Box>
        </Flex>
      </form>
    </Sheet>
  );
}
