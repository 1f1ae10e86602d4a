import { Flex } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { Sheet } from '../../../../components/surface/Sheet';
import {
  SavedViewsDocument,
  useDeleteViewMutation,
  useSavedViewsQuery,
  type ViewFieldsFragment,
} from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { FailedCard, WaitingCards } from '../states/CardStates';
import { MailForm } from './MailForm';
import { VIEW_FORM_MESSAGES, VIEWS_MESSAGES } from './messages';
import { ViewForm } from './ViewForm';
import { ViewGroup, type OpenForm } from './ViewGroup';

/** The stored views, each with the ways to open, mail, change and delete it. Open while it is mounted. */
export function ViewsSheet({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useSavedViewsQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<OpenForm | null>(null);
  const close = (): void => setOpen(null);
  const list = data?.savedViews;
  const groups = [
    { title: formatMessage(VIEWS_MESSAGES.own), views: list?.views.filter(({ isOwn }) => isOwn) ?? [] },
    { title: formatMessage(VIEWS_MESSAGES.shared), views: list?.views.filter(({ isOwn }) => !isOwn) ?? [] },
  ];
  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(VIEWS_MESSAGES.listTitle)} isUnasked>
      <Flex direction="column" gap="4" pb="4">
        {list === undefined && error === undefined && <WaitingCards count={1} />}
        {list === undefined && error !== undefined && (
          <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {list?.views.length === 0 && (
          <EmptyState
            icon={Bookmark}
            title={formatMessage(VIEWS_MESSAGES.none)}
            text={formatMessage(VIEWS_MESSAGES.noneText)}
          />
        )}
        {groups.map((group) => (
          <ViewGroup key={group.title} {...group} onAct={setOpen} onOpened={onClose} />
        ))}
      </Flex>
      {open?.form === 'change' && <ViewForm {...open.view} view={open.view} onClose={close} />}
      {open?.form === 'mail' && list !== undefined && (
        <MailForm view={open.view} list={list} onClose={close} />
      )}
      {open?.form === 'delete' && <DeleteView view={open.view} onClose={close} />}
    </Sheet>
  );
}

function DeleteView({ view: { id, name }, onClose }: { view: ViewFieldsFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [remove] = useDeleteViewMutation({ refetchQueries: [SavedViewsDocument] });
  return (
    <ConfirmDialog
      title={formatMessage(VIEW_FORM_MESSAGES.deleteTitle, { name })}
      text={formatMessage(VIEW_FORM_MESSAGES.deleteText)}
      confirmText={formatMessage(VIEW_FORM_MESSAGES.deleteIt)}
      isDestructive
      onClose={onClose}
      onConfirm={async () => {
        const failure = await failureText(() => remove({ variables: { input: { id } } }));
        if (failure === null) {
          onClose();
        }
        return failure;
      }}
    />
  );
}
